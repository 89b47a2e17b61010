import type { Language } from '../contract/vocabulary.ts';
import { postmarkWaves, postmarkWords } from '../domain/postmark.ts';

/** Day and month of `YYYY-MM-DD` or `--MM-DD` as a tilted postmark. Decoration: the date is also shown as text. */
export function Postmark({
  date,
  place = null,
  cancelled = false,
  language,
  className,
}: {
  date: string;
  /** Where it was posted, above the day. */
  place?: string | null;
  cancelled?: boolean;
  /** Of the month's name; English by default. */
  language?: Language | null;
  className?: string;
}) {
  const words = postmarkWords(date, { language });
  if (!words) return null;
  return (
    <span className={className ? `postmark ${className}` : 'postmark'} aria-hidden>
      {cancelled && (
        <svg
          viewBox="0 0 74 32"
          // A narrower one shows fewer waves.
          preserveAspectRatio="xMaxYMid slice"
          fill="none"
          stroke="currentColor"
          strokeWidth={1.5}
          strokeLinecap="round"
          aria-hidden
        >
          <path d={postmarkWaves} />
        </svg>
      )}
      {place && (
        <i dir="auto" className={place.length > 12 ? 'postmark-long-place' : undefined}>
          {place}
        </i>
      )}
      <b>{words.day}</b>
      <span>{words.month}</span>
    </span>
  );
}
