import { memo, useMemo } from 'react';
import type { ImportantDateView } from '../../../../contract/dates.ts';
import { longMonth } from '../../../calendar-words.ts';
import { useMediaQuery } from '../../../shell/media-query.ts';
import { usePlainLinks } from '../../../use-plain-links.ts';
import { DateRow } from './date-row.tsx';
import { groupByMonth } from './select-dates.ts';
import { useDateWindow } from './use-date-window.ts';
import { linesOf, placeRows } from './window-rows.ts';

const phoneQuery = '(max-width: 767px)';

/** Sorted dates, one panel per month. Of more than a hundred, only those near the viewport are rendered. */
export const DateList = memo(function DateList({
  dates,
  returnTo,
  onDelete,
}: {
  dates: readonly ImportantDateView[];
  returnTo: string;
  onDelete: (date: ImportantDateView) => void;
}) {
  const phone = useMediaQuery(phoneQuery);
  const months = useMemo(() => groupByMonth(dates), [dates]);
  const lines = useMemo(() => linesOf(months), [months]);
  const { list, virtualizer, top } = useDateWindow(lines, phone);
  const links = usePlainLinks();
  const placeOf = (index: number) => {
    const { start = 0, end = 0 } = virtualizer.measurementsCache[index] ?? {};
    return { index, start: start - top, end: end - top };
  };
  const total = virtualizer.getTotalSize();
  const inView = virtualizer.getVirtualItems().map(({ index }) => placeOf(index));
  const placed = placeRows(months, lines, inView, placeOf);
  return (
    // The virtualizer adjusts the scroll position when heights change; the browser's scroll anchoring would do it twice.
    <div ref={list} {...links} className="flow-root [overflow-anchor:none]">
      {placed.groups.map(({ month, before, rows, after, size }) => (
        <section
          key={month ?? 'past'}
          aria-labelledby={`month-${month ?? 'past'}`}
          className="grid grid-cols-1 md:grid-cols-[148px_minmax(0,1fr)] md:gap-6 md:pt-7.5"
          style={{ marginTop: before }}
        >
          <h2
            id={`month-${month ?? 'past'}`}
            className="max-md:flex max-md:h-16.5 max-md:items-baseline max-md:gap-2 max-md:pt-6 md:sticky md:top-21 md:self-start md:pt-5.5"
          >
            {month === null ? 'Past' : longMonth(`${month}-01`)}{' '}
            <span className="block font-ui text-sm font-medium tracking-normal text-ink-faint">
              {month === null ? 'One-time dates' : month.slice(0, 4)}
            </span>
          </h2>
          <ul className="panel p-0" style={{ paddingBottom: after }}>
            {rows.map(({ date, index, before, position }) => (
              <DateRow
                key={date.id}
                ref={virtualizer.measureElement}
                date={date}
                index={index}
                position={position}
                of={size}
                before={before}
                phone={phone}
                returnTo={returnTo}
                onDelete={onDelete}
              />
            ))}
          </ul>
        </section>
      ))}
      <div aria-hidden style={{ height: total - placed.end }} />
    </div>
  );
});
