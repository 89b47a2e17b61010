import { useQuery } from '@tanstack/react-query';
import { memo, useMemo } from 'react';
import type { PersonView } from '../../../contract/people.ts';
import { datesQuery } from '../../queries/dates.queries.ts';
import { useMediaQuery } from '../../shell/media-query.ts';
import { useLater } from '../../ui/use-later.ts';
import { usePlainLinks } from '../../use-plain-links.ts';
import { wholeUpTo } from '../../whole-list.ts';
import { PickBox } from './bulk/pick-box.tsx';
import { useLongPress } from './bulk/use-long-press.ts';
import type { Selection } from './bulk/use-selection.ts';
import { ContactCard } from './contact-card.tsx';
import { nextDatesByPerson } from './date-lines.ts';

const loadWindow = () => import('./row-window.tsx').then(({ RowWindow }) => RowWindow);

/** Contacts in one to four columns; of more than a hundred, only those near the viewport are rendered. */
export const ContactGrid = memo(function ContactGrid({
  people,
  selection,
  onSelect,
}: {
  people: readonly PersonView[];
  selection: Selection | null;
  /** Starts a selection with a contact. */
  onSelect: (id: number) => void;
}) {
  const dates = useQuery(datesQuery()).data;
  const nextDates = useMemo(() => nextDatesByPerson(dates ?? []), [dates]);
  const links = usePlainLinks();
  const press = useLongPress(selection ? null : onSelect);
  const { columns, cardRem, gapRem } = useShape();
  const isLong = people.length > wholeUpTo;
  const Window = useLater(loadWindow, isLong);
  const rowRem = cardRem + gapRem;
  const rows = (first: number, end: number) => (
    <ul
      {...press}
      {...(selection ? {} : links)}
      className="grid [-webkit-touch-callout:none]"
      style={{
        gap: `${gapRem}rem`,
        gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
        gridAutoRows: `${cardRem}rem`,
      }}
    >
      {people.slice(first, end).map((person, at) => {
        const position = first + at + 1;
        // Keyed by position, not by contact: a search reuses the existing elements.
        return (
          <li
            key={position}
            aria-posinset={position}
            aria-setsize={people.length}
            data-person={person.id}
            className="panel relative p-3.5 pb-3 transition-shadow hover:shadow-paper-2 md:p-4.5"
          >
            <div inert={selection !== null} className={selection ? '[&_.icon-btn]:invisible' : undefined}>
              <ContactCard person={person} nextDate={nextDates.get(person.id)} />
            </div>
            {selection && (
              <PickBox
                person={person}
                checked={selection.has(person.id)}
                onToggle={(range) => selection.toggle(person.id, range)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
  if (!isLong) return rows(0, people.length);
  const rowCount = Math.ceil(people.length / columns);
  if (!Window) {
    // What the first screen shows, in a place as high as all rows, so that the page can go back to its scroll position.
    const firstRows = Math.ceil(window.innerHeight / (rowRem * 16));
    return <div style={{ height: `${rowCount * rowRem}rem` }}>{rows(0, firstRows * columns)}</div>;
  }
  return (
    <Window rowCount={rowCount} rowRem={rowRem}>
      {(firstRow, endRow) => rows(firstRow * columns, endRow * columns)}
    </Window>
  );
});

function useShape(): { columns: number; cardRem: number; gapRem: number } {
  const medium = useMediaQuery('(min-width: 40rem)');
  const tall = useMediaQuery('(min-width: 48rem)');
  const large = useMediaQuery('(min-width: 64rem)');
  const wide = useMediaQuery('(min-width: 96rem)');
  return { columns: wide ? 4 : large ? 3 : medium ? 2 : 1, cardRem: tall ? 8.5 : 7.5, gapRem: tall ? 1 : 0.625 };
}
