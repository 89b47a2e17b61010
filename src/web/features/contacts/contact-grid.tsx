import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { PersonView } from '../../../contract/people.ts';
import { datesQuery } from '../../queries/dates.queries.ts';
import { useMediaQuery } from '../../shell/media-query.ts';
import { ContactCard } from './contact-card.tsx';
import { nextDatesByPerson } from './date-lines.ts';
import { useRowWindow } from './use-row-window.ts';

/** Contacts in one, two or three columns; of thousands only those near the window are on the page. */
export function ContactGrid({ people }: { people: readonly PersonView[] }) {
  const dates = useQuery(datesQuery()).data;
  const nextDates = useMemo(() => nextDatesByPerson(dates ?? []), [dates]);
  const { columns, cardRem, gapRem } = useShape();
  const rows = useRowWindow(Math.ceil(people.length / columns), cardRem + gapRem);
  const first = rows.firstRow * columns;
  return (
    <div ref={rows.place} style={{ height: rows.heightPx }}>
      <ul
        className="grid"
        style={{
          transform: `translateY(${rows.offsetPx}px)`,
          gap: `${gapRem}rem`,
          gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          gridAutoRows: `${cardRem}rem`,
        }}
      >
        {people.slice(first, rows.endRow * columns).map((person, at) => (
          <ContactCard
            key={person.id}
            person={person}
            nextDate={nextDates.get(person.id)}
            position={first + at + 1}
            count={people.length}
          />
        ))}
      </ul>
    </div>
  );
}

function useShape(): { columns: number; cardRem: number; gapRem: number } {
  const medium = useMediaQuery('(min-width: 40rem)');
  const tall = useMediaQuery('(min-width: 48rem)');
  const wide = useMediaQuery('(min-width: 64rem)');
  return { columns: wide ? 3 : medium ? 2 : 1, cardRem: tall ? 8.5 : 7.5, gapRem: tall ? 1 : 0.625 };
}
