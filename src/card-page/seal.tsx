import { useId } from 'react';
import { sealRim, sealWords } from '../domain/seal.ts';
import { SealRelief } from './seal-relief.tsx';

const serif = 'Newsreader Variable, Georgia, serif';

/** What a seal says besides the sender's name. */
export type SealSayings = {
  /** Below the initial. */
  withLove: string;
  /** The seal in words. */
  named: (ring: string) => string;
};

/** The sender's wax seal with the name on its ring. `size` in px. */
export function Seal({
  name,
  sayings,
  size = 128,
  className,
  isDecoration = false,
}: {
  name: string | null | undefined;
  sayings: SealSayings;
  size?: number;
  className?: string;
  /** Hidden from screen readers if something else names it. */
  isDecoration?: boolean;
}) {
  const id = useId();
  const words = sealWords(name);
  return (
    <svg
      className={className ? `seal ${className}` : 'seal'}
      role={isDecoration ? undefined : 'img'}
      aria-label={isDecoration ? undefined : sayings.named(words.ring)}
      aria-hidden={isDecoration || undefined}
      width={size}
      height={size}
      viewBox="0 0 240 240"
    >
      <defs>
        <path id={`${id}t`} d="M120 187 a67 67 0 0 1 0 -134 a67 67 0 0 1 0 134" />
        <path id={`${id}b`} d="M120 120 m-80 0 a80 80 0 0 0 160 0" />
        <SealRelief id={`${id}f`} />
        <filter id={`${id}s`} x="-30%" y="-30%" width="160%" height="170%">
          <feGaussianBlur stdDeviation="5" />
        </filter>
      </defs>
      <path d={sealRim} transform="translate(5 9)" fill="oklch(.2 .05 20/.42)" filter={`url(#${id}s)`} />
      <g filter={`url(#${id}f)`}>
        <path d={`${sealRim} M120 30 a90 90 0 1 0 .01 0Z`} fillRule="evenodd" fill="#000" />
        <circle cx="120" cy="120" r="90.5" fill="#000" fillOpacity=".66" />
        <g fill="#000" fillOpacity=".9">
          <circle cx="120" cy="120" r="57" fill="none" stroke="#000" strokeWidth="2.6" strokeOpacity=".75" />
          <Lettering id={id} words={words} withLove={sayings.withLove} />
        </g>
      </g>
      <g fill="#ffd9dc" fillOpacity=".62">
        <Lettering id={id} words={words} withLove={sayings.withLove} />
      </g>
    </svg>
  );
}

function Lettering({ id, words, withLove }: { id: string; words: ReturnType<typeof sealWords>; withLove: string }) {
  return (
    <>
      <text fontFamily={serif} fontWeight="600" fontSize="19" letterSpacing="2.2" className="seal-name">
        <textPath href={`#${id}t`} startOffset="50%" textAnchor="middle">
          {words.ring}
        </textPath>
      </text>
      <text fontFamily={serif} fontStyle="italic" fontWeight="500" fontSize="17" letterSpacing="1">
        <textPath href={`#${id}b`} startOffset="50%" textAnchor="middle">
          {withLove}
        </textPath>
      </text>
      <text x="118" y="147" textAnchor="middle" fontFamily={serif} fontStyle="italic" fontWeight="380" fontSize="80">
        {words.initial}
      </text>
    </>
  );
}
