import { useId } from 'react';
import { classNames } from './class-names.ts';
import { SealRelief } from './seal-relief.tsx';

const rim =
  'M224.6,109.5C224.9,130.7,219.1,165.3,212.2,182.1C205.4,198.9,199.9,202.7,183.4,210.4C167.0,218.0,133.6,227.2,113.5,228.2C93.4,229.3,78.0,225.4,63.0,216.6C47.9,207.8,31.8,190.2,23.2,175.4C14.6,160.7,9.3,147.1,11.4,128.1C13.4,109.2,26.4,77.8,35.6,61.6C44.8,45.4,52.2,38.5,66.4,30.9C80.5,23.3,103.6,17.6,120.4,15.9C137.2,14.2,152.1,14.2,167.1,20.7C182.2,27.3,201.0,40.4,210.6,55.2C220.2,70.0,224.4,88.3,224.6,109.5Z';
const serif = 'Newsreader Variable, Georgia, serif';

/** The sender's wax seal with the name on its ring. `size` in px. */
export function Seal({
  name,
  size = 128,
  className,
}: {
  name: string | null | undefined;
  size?: number;
  className?: string;
}) {
  const id = useId();
  const words = sealWords(name);
  return (
    <svg
      className={classNames('seal', className)}
      role="img"
      aria-label={`Wax seal: ${words.ring}`}
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
      <path d={rim} transform="translate(5 9)" fill="oklch(.2 .05 20/.42)" filter={`url(#${id}s)`} />
      <g filter={`url(#${id}f)`}>
        <path d={`${rim} M120 30 a90 90 0 1 0 .01 0Z`} fillRule="evenodd" fill="#000" />
        <circle cx="120" cy="120" r="90.5" fill="#000" fillOpacity=".66" />
        <g fill="#000" fillOpacity=".9">
          <circle cx="120" cy="120" r="57" fill="none" stroke="#000" strokeWidth="2.6" strokeOpacity=".75" />
          <Lettering id={id} words={words} />
        </g>
      </g>
      <g fill="#ffd9dc" fillOpacity=".62">
        <Lettering id={id} words={words} />
      </g>
    </svg>
  );
}

function Lettering({ id, words }: { id: string; words: ReturnType<typeof sealWords> }) {
  return (
    <>
      <text fontFamily={serif} fontWeight="600" fontSize="19" letterSpacing="2.2" className="seal-name">
        <textPath href={`#${id}t`} startOffset="50%" textAnchor="middle">
          {words.ring}
        </textPath>
      </text>
      <text fontFamily={serif} fontStyle="italic" fontWeight="500" fontSize="17" letterSpacing="1">
        <textPath href={`#${id}b`} startOffset="50%" textAnchor="middle">
          with love
        </textPath>
      </text>
      <text x="118" y="147" textAnchor="middle" fontFamily={serif} fontStyle="italic" fontWeight="380" fontSize="80">
        {words.initial}
      </text>
    </>
  );
}

/** Longer names do not fit the ring. */
const ringLimit = 22;

/** The text on a seal: the initial, and the name (its first word beyond 22 characters, 'Anonymous' without one). */
export function sealWords(name: string | null | undefined): { ring: string; initial: string } {
  const full = name?.trim() || 'Anonymous';
  const characters = Array.from(full);
  const first = full.split(/\s+/)[0] ?? full;
  const ring = characters.length <= ringLimit ? full : Array.from(first).slice(0, ringLimit).join('');
  return { ring, initial: (characters[0] ?? 'A').toLocaleUpperCase() };
}
