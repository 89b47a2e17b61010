import type { QueryClient } from '@tanstack/react-query';
import type { PersonView } from '../../../contract/people.ts';
import { call } from '../../api.ts';
import { markCardsStale } from '../../queries/cards.queries.ts';
import type { useToast } from '../../ui/toast.tsx';
import { keepMissedDates, type PendingDates } from './pending-dates.ts';
import { datesAddedToast, missedToast } from './save-words.ts';

type Dates = PendingDates['dates'];

/** Adds the dates of a vCard to its contact. Resolves to those that failed and keeps them for a retry. */
export async function addDates(personId: number, dates: Dates): Promise<Dates> {
  const results = await Promise.allSettled(
    dates.map((date) =>
      call('POST /api/important-dates', {
        body: { personId, ...date },
      }),
    ),
  );
  const missed = dates.filter((_, at) => results[at]?.status === 'rejected');
  keepMissedDates(personId, missed);
  return missed;
}

/** Retries adding dates to an existing contact and reports the result. Resolves to those that failed again. */
export async function addMissedDates(
  queryClient: QueryClient,
  toast: ReturnType<typeof useToast>,
  person: Pick<PersonView, 'id' | 'name'>,
  dates: Dates,
): Promise<Dates> {
  const left = await withoutAdded(person.id, dates).catch(() => null);
  const missed = left === null ? dates : await addDates(person.id, left);
  await markCardsStale(queryClient);
  toast(
    missed.length === 0
      ? datesAddedToast(person.name, dates)
      : missedToast(person.name, missed, () => void addMissedDates(queryClient, toast, person, missed)),
  );
  return missed;
}

/** The dates without those that were added although the answer was lost. */
async function withoutAdded(personId: number, dates: Dates): Promise<Dates> {
  const added = await call('GET /api/important-dates', { query: { personId } });
  return dates.filter(
    ({ occasionType, date }) => !added.some((one) => one.occasionType === occasionType && one.date === date),
  );
}
