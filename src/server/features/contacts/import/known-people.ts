import type { Executor } from '../../../db/executor.ts';
import { listComparedPeople } from '../compared-people.store.ts';
import { createMatchIndex, type MatchIndex } from './match-contacts.ts';
import { letOthersIn, type TimeSlice } from './time-slice.ts';

const chunkSize = 200;

/** All contacts of a user, for comparison with a file. */
export async function indexKnownPeople(
  db: Executor,
  userId: number,
  importId: number,
  slice: TimeSlice,
): Promise<MatchIndex> {
  const index = createMatchIndex();
  let after = 0;
  for (;;) {
    const people = await listComparedPeople(db, userId, { after, limit: chunkSize, kinds: ['person', 'household'] });
    for (const { id, importId: from, ...known } of people) {
      index.add({ ...known, personId: id, entryId: null, isOfThisImport: from === importId });
      await slice();
    }
    await letOthersIn();
    const last = people.at(-1);
    if (!last || people.length < chunkSize) return index;
    after = last.id;
  }
}
