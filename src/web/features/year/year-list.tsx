import { memo, useMemo } from 'react';
import type { YearEntry } from '../../../contract/year.ts';
import { longMonth, monthDay } from '../../calendar-words.ts';
import { usePlainLinks } from '../../use-plain-links.ts';
import { type ArrangedYear, gapWords, monthOf, type YearMonth } from './arrange-year.ts';
import { entryAddress, entryWhat } from './entry-link.ts';
import { EnvelopeMark, stateLabels } from './envelope-mark.tsx';
import { useYearWindow } from './use-year-window.ts';

type Line = { month: YearMonth; entry: YearEntry | null };

const headPx = 72;
const entryPx = 61;

/** A year, or one month of it, as a list: month after month, a row for each occasion. */
export const YearList = memo(function YearList({ arranged, today }: { arranged: ArrangedYear; today: string }) {
  const links = usePlainLinks();
  const { entries, months, names } = arranged;
  const lines = useMemo(() => {
    const found: Line[] = [];
    for (const month of months) {
      const some = entries.filter((entry) => monthOf(entry) === month.month);
      if (some.length > 0) found.push({ month, entry: null }, ...some.map((entry) => ({ month, entry })));
    }
    return found;
  }, [entries, months]);
  const { place, indexes, measure, before, after } = useYearWindow<HTMLDivElement>(lines.length, (index) =>
    lines[index]?.entry ? entryPx : headPx,
  );
  return (
    <div ref={place} {...links} className="[overflow-anchor:none]" style={{ paddingTop: before, paddingBottom: after }}>
      {indexes.map((index) => {
        const line = lines[index];
        if (!line) return null;
        if (!line.entry)
          return <MonthHead key={`month ${line.month.month}`} ref={measure} index={index} {...line.month} />;
        const { entry } = line;
        return (
          <div
            key={`${entry.dateId} ${entry.cardId} ${entry.day}`}
            ref={measure}
            data-index={index}
            className="border-b border-line bg-sheet"
          >
            <Entry entry={entry} name={names.get(entry.personId) ?? ''} today={today} />
          </div>
        );
      })}
    </div>
  );
});

function MonthHead({
  ref,
  index,
  month,
  dates,
  without,
}: YearMonth & { ref: (element: Element | null) => void; index: number }) {
  return (
    <div ref={ref} data-index={index} className="flex items-baseline gap-3 pt-8 pb-3">
      <h2>{longMonth(`2000-${String(month).padStart(2, '0')}-01`)}</h2>
      <span className="text-sm text-ink-soft">{gapWords({ dates, without })}</span>
    </div>
  );
}

function Entry({ entry, name, today }: { entry: YearEntry; name: string; today: string }) {
  const address = entryAddress(entry, today);
  const content = (
    <>
      <EnvelopeMark state={entry.state} />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </span>
        <span className="block text-sm text-ink-soft">
          <bdi>{entryWhat(entry)}</bdi>, {monthDay(entry.day)}
        </span>
      </span>
      <span className="flex-none text-sm text-ink-soft">{stateLabels[entry.state]}</span>
    </>
  );
  if (address === null) return <div className="year-entry">{content}</div>;
  return (
    <a href={address} className="year-entry">
      {content}
    </a>
  );
}
