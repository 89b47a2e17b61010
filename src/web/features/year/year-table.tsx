import { memo } from 'react';
import { readerLocale } from '../../../contract/translate.ts';
import type { YearEntry } from '../../../contract/year.ts';
import { usePlainLinks } from '../../use-plain-links.ts';
import { type ArrangedYear, gapWords, type YearRow } from './arrange-year.ts';
import { entryAddress, entryWords } from './entry-link.ts';
import { EnvelopeMark } from './envelope-mark.tsx';
import { goOn } from './go-on.ts';
import { useYearWindow } from './use-year-window.ts';

const rowPx = 53;
const monthNames = Array.from({ length: 12 }, (_, at) =>
  new Date(Date.UTC(2000, at)).toLocaleDateString(readerLocale, { month: 'short', timeZone: 'UTC' }),
);

/**
 * A year as a table: people as rows, months as columns, an envelope for each occasion. The arrow keys go from one
 * envelope to the next.
 */
export const YearTable = memo(function YearTable({
  year,
  arranged,
  today,
  onMonth,
}: {
  year: number;
  arranged: ArrangedYear;
  today: string;
  onMonth: (month: number) => void;
}) {
  const links = usePlainLinks();
  const { rows, months } = arranged;
  const { place, indexes, measure, before, after } = useYearWindow<HTMLTableSectionElement>(rows.length, () => rowPx);
  return (
    // The virtualizer adjusts the scroll position itself.
    <div {...links} className="panel p-0 [overflow-anchor:none]">
      <table className="year-table" aria-label={`The year ${year}`} aria-rowcount={rows.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col" className="px-4 pb-2 text-start align-bottom text-xs font-medium text-ink-faint">
              Contact
            </th>
            {months.map((month, at) => (
              <th scope="col" key={month.month}>
                <button type="button" className="year-month" onClick={() => onMonth(month.month)}>
                  <span className="block text-sm font-semibold">{monthNames[at]}</span>
                  <span className="block text-2xs leading-3.5 font-normal text-ink-faint">{gapWords(month)}</span>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={place}>
          <Space px={before} />
          {indexes.map((index) => {
            const row = rows[index];
            return row && <Row key={row.id} ref={measure} row={row} index={index} year={year} today={today} />;
          })}
          <Space px={after} />
        </tbody>
      </table>
    </div>
  );
});

/** The height of the rows that are not rendered. */
function Space({ px }: { px: number }) {
  if (px <= 0) return null;
  return (
    <tr aria-hidden>
      <td colSpan={13} style={{ height: px, padding: 0 }} />
    </tr>
  );
}

function Row({
  ref,
  row,
  index,
  year,
  today,
}: {
  ref: (element: Element | null) => void;
  row: YearRow;
  index: number;
  year: number;
  today: string;
}) {
  const thisMonth = Number(today.slice(0, 4)) === year ? Number(today.slice(5, 7)) : 0;
  return (
    <tr ref={ref} data-index={index} aria-rowindex={index + 2}>
      <th scope="row" className="px-4 py-1 text-start font-normal">
        <a href={`/people/${row.id}`} className="link line-clamp-2 text-sm wrap-anywhere">
          <bdi>{row.name}</bdi>
        </a>
      </th>
      {row.months.map((entries, at) => (
        <td key={monthNames[at]} data-now={at + 1 === thisMonth || undefined}>
          <span className="year-cell">
            {entries.map((entry) => (
              <Envelope
                key={`${entry.dateId} ${entry.cardId} ${entry.day}`}
                entry={entry}
                name={row.name}
                row={index}
                today={today}
              />
            ))}
          </span>
        </td>
      ))}
    </tr>
  );
}

function Envelope({ entry, name, row, today }: { entry: YearEntry; name: string; row: number; today: string }) {
  const address = entryAddress(entry, today);
  const words = entryWords(entry, name);
  const content = (
    <>
      <EnvelopeMark state={entry.state} />
      <span className="text-2xs text-ink-faint" aria-hidden>
        {Number(entry.day.slice(8))}
      </span>
    </>
  );
  if (address === null) {
    return (
      <span role="img" className="year-link" aria-label={words} title={words}>
        {content}
      </span>
    );
  }
  return (
    <a href={address} className="year-link" aria-label={words} title={words} data-row={row} onKeyDown={goOn}>
      {content}
    </a>
  );
}
