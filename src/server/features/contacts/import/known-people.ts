import type { Executor } from '../../../db/executor.ts';
import { listPersonKeys } from './imported-people.store.ts';
import { createMatchIndex, type MatchIndex } from './match-contacts.ts';
import { letOthersIn, type TimeSlice } from './time-slice.ts';

const chunkSize = 200;

/** Everyone a user keeps, to be compared with what a file has. */
export async function indexKnownPeople(
  db: Executor,
  userId: number,
  importId: number,
  slice: TimeSlice,
): Promise<MatchIndex> {
  const index = createMatchIndex();
  let after = 0;
  for (;;) {
    const people = await listPersonKeys(db, userId, after, chunkSize);
    for (const { id, importId: from, ...keys } of people) {
      index.add({ ...keys, personId: id, entryId: null, isOfThisImport: from === importId });
      await slice();
    }
    await letOthersIn();
    const last = people.at(-1);
    if (!last || people.length < chunkSize) return index;
    after = last.id;
  }
}
