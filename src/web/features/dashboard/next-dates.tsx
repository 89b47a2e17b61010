import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Postmark } from '../../../card-page/postmark.tsx';
import type { ImportantDateView } from '../../../contract/dates.ts';
import { relativeDay } from '../../../domain/days-ahead.ts';
import { occasionLabel } from '../../../domain/occasions.ts';
import { dateCardWords } from '../../card-list/date-card.tsx';
import { soonDatesQuery } from '../../queries/dates.queries.ts';
import { QueryError } from '../../query-error.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useToday } from '../../use-today.ts';
import { DueNote } from './due-note.tsx';

const shownDates = 3;

/** The next dates, and below who should hear from the user without one. */
export function NextDates() {
  return (
    <>
      <DatesByName />
      <DueNote />
    </>
  );
}

/** The next dates by name, whether they have a card or not. */
function DatesByName() {
  const dates = useQuery(soonDatesQuery);
  if (dates.isPending) return <Skeleton className="h-25 rounded-panel" />;
  if (!dates.data) return <QueryError query={dates} />;
  if (dates.data.length === 0)
    return (
      <p className="text-sm text-ink-faint">No dates in the next month. Add one, and its card is drafted in time.</p>
    );
  return (
    <ul className="grid grid-cols-1 gap-x-6 gap-y-4 md:grid-cols-3 wide:grid-cols-1">
      {dates.data.slice(0, shownDates).map((date) => (
        <NextDate key={date.id} date={date} />
      ))}
    </ul>
  );
}

function NextDate({ date }: { date: ImportantDateView }) {
  const today = useToday();
  const { id, personId, personName, nextOccurrence, card } = date;
  if (nextOccurrence === null) return null;
  return (
    <li className="flex min-w-0 items-center gap-4">
      <Postmark date={nextOccurrence} />
      <div className="min-w-0">
        <p className="line-clamp-2 font-semibold break-words">
          <bdi>{personName}</bdi>
        </p>
        <p className="truncate text-sm text-ink-soft">
          <bdi>{occasionLabel(date.occasionType)}</bdi>, {relativeDay(today, nextOccurrence)}
        </p>
        {card ? (
          <p className="text-xs text-ink-faint">{dateCardWords(card)}</p>
        ) : (
          <Link to="/cards/create" data-needs="cards" search={{ personId, dateId: id }} className="link touch text-xs">
            Create card
            <span className="sr-only"> for {personName}</span>
          </Link>
        )}
      </div>
    </li>
  );
}
