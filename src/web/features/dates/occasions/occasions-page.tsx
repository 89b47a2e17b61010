import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarHeart } from 'lucide-react';
import { useMemo } from 'react';
import { Postmark } from '../../../../card-page/postmark.tsx';
import { occasionLabel } from '../../../../domain/occasions.ts';
import { longDay } from '../../../calendar-words.ts';
import { datesQuery } from '../../../queries/dates.queries.ts';
import { QueryError } from '../../../query-error.tsx';
import { Page } from '../../../shell/page.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { useToday } from '../../../use-today.ts';
import { listOccasions, type Occasion } from './list-occasions.ts';

/** How many names are listed before the rest is only counted. */
const namedAtMost = 12;

/** All occasion types with the next day of holidays and the contacts that have them (D11). */
export function OccasionsPage() {
  const today = useToday();
  const dates = useQuery(datesQuery());
  const occasions = useMemo(() => listOccasions(dates.data ?? [], today), [dates.data, today]);
  return (
    <Page>
      <PageHead title="All Occasions Page" text="Every occasion there is a card for, and who in your contacts has it" />
      <QueryError title="Your dates could not be loaded" query={dates} className="mb-5" />
      <ul className="panel grid grid-cols-1 divide-y divide-line py-0">
        {occasions.map((occasion) => (
          <OccasionRow key={occasion.type} occasion={occasion} loading={dates.isPending} />
        ))}
      </ul>
    </Page>
  );
}

function OccasionRow({ occasion, loading }: { occasion: Occasion; loading: boolean }) {
  const { type, nextDay, people } = occasion;
  return (
    <li className="flex items-center gap-4 py-3.5">
      {nextDay ? (
        <Postmark date={nextDay} />
      ) : (
        <span className="grid size-[62px] flex-none place-items-center rounded-full bg-well text-ink-faint" aria-hidden>
          <CalendarHeart size={22} strokeWidth={1.6} />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <h2 className="text-lg leading-6">{occasionLabel(type)}</h2>
        {nextDay && <p className="text-sm text-ink-soft">{longDay(nextDay)}</p>}
        {people.length > 0 && (
          <p className="mt-0.5 flex flex-wrap gap-x-3 text-sm wrap-anywhere">
            {people.slice(0, namedAtMost).map(({ id, name }) => (
              <Link
                key={id}
                to="/people/$id"
                params={{ id: String(id) }}
                className="link touch min-w-0 max-md:leading-11"
              >
                <bdi>{name}</bdi>
              </Link>
            ))}
            {people.length > namedAtMost && (
              <Link to="/important-dates" search={{ occasion: type }} className="link touch max-md:leading-11">
                and {people.length - namedAtMost} more
              </Link>
            )}
          </p>
        )}
        {people.length === 0 && !loading && <p className="text-xs text-ink-faint">None of your contacts yet</p>}
      </div>
    </li>
  );
}
