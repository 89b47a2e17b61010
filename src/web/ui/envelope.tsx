import type { CSSProperties } from 'react';
import { CardArt } from './card-art.tsx';
import { classNames } from './class-names.ts';

/** Decoration: an open envelope with a card that rises above it by a quarter of `width` (px). */
export function Envelope({
  imageUrl,
  width = 168,
  className,
}: {
  imageUrl?: string | null;
  width?: number;
  className?: string;
}) {
  const scale = { '--u': `${width / 168}px` } as CSSProperties;
  return (
    <div className={classNames('envelope', className)} style={scale} aria-hidden>
      <div className="envelope-back" />
      <div className="envelope-card">
        <CardArt imageUrl={imageUrl} loading="eager" />
      </div>
      <svg className="envelope-pocket" viewBox="0 0 168 112" preserveAspectRatio="none" aria-hidden>
        <path d="M0 6 L74 62 Q84 69 94 62 L168 6 V107 a5 5 0 0 1-5 5 H5 a5 5 0 0 1-5-5Z" fill="var(--envelope)" />
        <path d="M1 110 L72 55 Q84 47 96 55 L167 110 Q165 112 162 112 H6 Q3 112 1 110Z" fill="var(--envelope-fold)" />
      </svg>
    </div>
  );
}
