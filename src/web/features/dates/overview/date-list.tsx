import { useEffect, useRef, useState } from 'react';
import type { ImportantDateView } from '../../../../contract/dates.ts';
import { longMonth } from '../../../calendar-words.ts';
import { useMediaQuery } from '../../../shell/media-query.ts';
import { Button } from '../../../ui/button.tsx';
import { DateRow } from './date-row.tsx';
import { groupByMonth } from './select-dates.ts';

const phoneQuery = '(max-width: 767px)';
/** Rows that are put on the page at a time: thousands at once would make it wait. */
const step = 100;

/** Sorted dates, one sheet per month. More rows come as the end of the list is reached. */
export function DateList({
  dates,
  returnTo,
  onDelete,
}: {
  dates: readonly ImportantDateView[];
  returnTo: string;
  onDelete: (date: ImportantDateView) => void;
}) {
  const phone = useMediaQuery(phoneQuery);
  const [shown, setShown] = useState(step);
  return (
    <>
      {groupByMonth(dates.slice(0, shown)).map(({ month, dates: inMonth }) => (
        <section
          key={month ?? 'past'}
          aria-labelledby={`month-${month ?? 'past'}`}
          className="grid grid-cols-1 gap-2 pt-6 md:grid-cols-[148px_minmax(0,1fr)] md:gap-6 md:pt-7.5"
        >
          <h2
            id={`month-${month ?? 'past'}`}
            className="max-md:flex max-md:items-baseline max-md:gap-2 md:sticky md:top-21 md:self-start md:pt-5.5"
          >
            {month === null ? 'Past' : longMonth(`${month}-01`)}{' '}
            <span className="block font-ui text-sm font-medium tracking-normal text-ink-faint">
              {month === null ? 'One-time dates' : month.slice(0, 4)}
            </span>
          </h2>
          <ul className="panel grid grid-cols-1 divide-y divide-line p-0">
            {inMonth.map((date) => (
              <DateRow key={date.id} date={date} phone={phone} returnTo={returnTo} onDelete={onDelete} />
            ))}
          </ul>
        </section>
      ))}
      {dates.length > shown && <MoreDates onMore={() => setShown(shown + step)} />}
    </>
  );
}

/** Asks for more by itself as soon as it comes near, and when it is pressed. */
function MoreDates({ onMore }: { onMore: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  // An observer reports once when it begins to look: begun anew for each step, it goes on while the end is near.
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && onMore(), {
      rootMargin: '600px',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [onMore]);
  return (
    <div ref={place} className="grid justify-items-center pt-6">
      <Button variant="line" onClick={onMore}>
        Show more dates
      </Button>
    </div>
  );
}
