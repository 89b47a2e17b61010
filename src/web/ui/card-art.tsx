import { useState } from 'react';
import { classNames } from './class-names.ts';

/** A greeting card with cut corners, a crease and its complete picture; blank paper without one. */
export function CardArt({
  imageUrl,
  insteadUrl,
  alt = '',
  className,
  loading = 'lazy',
}: {
  imageUrl?: string | null;
  /** Shown if the picture cannot be loaded. */
  insteadUrl?: string | null;
  /** Empty if the title is shown beside the picture. */
  alt?: string;
  className?: string;
  loading?: 'lazy' | 'eager';
}) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const src = imageUrl && imageUrl === failedUrl ? insteadUrl : imageUrl;
  return (
    <span className={classNames('card-art', className)}>
      {src ? (
        <img src={src} alt={alt} loading={loading} decoding="async" onError={() => setFailedUrl(src)} />
      ) : (
        <BlankCard />
      )}
    </span>
  );
}

function BlankCard() {
  return (
    <span className="card-art-blank" aria-hidden>
      <i />
      <i />
      <i />
    </span>
  );
}
