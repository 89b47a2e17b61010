import type { Language } from '../contract/vocabulary.ts';

const waves =
  'M1 4c6-4 12 4 18 0s12 4 18 0 12 4 18 0 12 4 16 0M1 12c6-4 12 4 18 0s12 4 18 0 12 4 18 0 9 3 11 1M1 20c6-4 12 4 18 0s12 4 18 0 12 4 18 0 9 3 11 1M1 28c6-4 12 4 18 0s12 4 18 0 12 4 18 0 12 4 16 0';

/** A calendar date has no time zone; formatting it in UTC keeps its day. */
const monthIn = (language: Language) => new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' });
const englishMonth = monthIn('en');

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
  const [, month, day] = /(\d{2})-(\d{2})(?:T.*)?$/.exec(date) ?? [];
  if (!month || !day) return null;
  return (
    <span className={className ? `postmark ${className}` : 'postmark'} aria-hidden>
      {cancelled && (
        <svg viewBox="0 0 74 32" fill="none" stroke="currentColor" strokeWidth={1.5} strokeLinecap="round" aria-hidden>
          <path d={waves} />
        </svg>
      )}
      {place && (
        <i dir="auto" className={place.length > 12 ? 'postmark-long-place' : undefined}>
          {place}
        </i>
      )}
      <b>{Number(day)}</b>
      <span>{(language ? monthIn(language) : englishMonth).format(Date.UTC(2000, Number(month) - 1, 1))}</span>
    </span>
  );
}
