import { duplicateEndpoints } from '../../../../contract/duplicates.ts';
import { translated } from '../../../../contract/translate.ts';
import type { Executor } from '../../../db/executor.ts';
import { route } from '../../../http/route.ts';
import { listComparedPeople } from '../compared-people.store.ts';
import { listPairsAtHome } from '../households/households.store.ts';
import { createTimeSlice, letOthersIn, type TimeSlice } from '../import/time-slice.ts';
import { countCardsOf, listApart } from './duplicates.store.ts';
import { type ComparedPerson, findDuplicates, pairKey } from './find-duplicates.ts';

const chunkSize = 200;

/** Contacts that are probably one person, the most certain first. */
export const listDuplicatesRoute = route(duplicateEndpoints.list, {
  access: 'signed-in',
  scope: 'read',
  handler: async ({ context, user }) => {
    const db = context.database.orm;
    const slice = createTimeSlice();
    const people = await readPeople(db, user.id, slice);
    const known = [...(await listApart(db, user.id)), ...(await listPairsAtHome(db, user.id))];
    const apart = new Set(known.map(({ firstId, secondId }) => pairKey(firstId, secondId)));
    const groups = await findDuplicates(people, apart, slice);
    const names = new Map(people.map(({ id, name }) => [id, name]));
    const cardCounts = await countCards(
      db,
      groups.flatMap(({ ids }) => ids),
    );
    return groups.map(({ ids, why }) => ({
      people: ids.map((id) => ({ id, name: names.get(id) ?? '', cardCount: cardCounts.get(id) ?? 0 })),
      why: why.map(translated),
    }));
  },
});

async function readPeople(db: Executor, userId: number, slice: TimeSlice): Promise<ComparedPerson[]> {
  const people: ComparedPerson[] = [];
  for (;;) {
    const some = await listComparedPeople(db, userId, {
      after: people.at(-1)?.id ?? 0,
      limit: chunkSize,
      kinds: ['person'],
    });
    people.push(...some);
    await letOthersIn();
    await slice();
    if (some.length < chunkSize) return people;
  }
}

async function countCards(db: Executor, ids: number[]): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  for (let at = 0; at < ids.length; at += chunkSize) {
    for (const [id, count] of await countCardsOf(db, ids.slice(at, at + chunkSize))) counts.set(id, count);
    await letOthersIn();
  }
  return counts;
}
