import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Postmark } from '../../../card-page/postmark.tsx';
import { occasionLabel } from '../../../domain/occasions.ts';
import { mediumDay } from '../../calendar-words.ts';
import { datesQuery } from '../../queries/dates.queries.ts';
import { ruleLine } from '../../rule-words.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';

/** The existing dates of a contact, such as an imported birthday, each with a link to its card. */
export function KnownDates({ personId }: { personId: number }) {
  const dates = useQuery(datesQuery(personId)).data ?? [];
  if (dates.length === 0) return null;
  return (
    <section className="mt-11" aria-labelledby="known-dates">
      <h2 id="known-dates" className="mb-4">
        Already remembered
      </h2>
      <Panel>
        <ul className="grid grid-cols-1 divide-y divide-line">
          {dates.map((date) => (
            <li key={date.id} className="flex flex-wrap items-center gap-4 py-3.5 first:pt-0 last:pb-0">
              <Postmark date={date.nextOccurrence ?? date.date} />
              <div className="min-w-32 flex-1">
                <p className="font-semibold" dir="auto">
                  {occasionLabel(date.occasionType)}
                </p>
                <p className="text-xs text-ink-faint">{ruleLine(date) ?? mediumDay(date.date)}</p>
              </div>
              <Link
                to="/cards/create"
                data-needs="cards"
                search={{ personId, dateId: date.id }}
                className={buttonClass('line', 'sm')}
                aria-label={`Create a card for ${occasionLabel(date.occasionType)}`}
              >
                Create a Card
              </Link>
            </li>
          ))}
        </ul>
      </Panel>
    </section>
  );
}
