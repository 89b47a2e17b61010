import type { Context } from '../../../context.ts';
import { readHeldImage } from '../../images/public.ts';
import { letOthersIn } from '../import/time-slice.ts';
import { readExportedPeople } from './exported-people.store.ts';
import { csvHead, writeCsvRow } from './write-csv.ts';
import { writeVcard } from './write-vcard.ts';

/** All contacts of a user as a table, in chunks. */
export async function* contactsAsCsv(context: Context, userId: number): AsyncGenerator<string> {
  yield csvHead;
  for await (const people of readExportedPeople(context.database.orm, userId)) {
    yield people.map(writeCsvRow).join('');
    await letOthersIn();
  }
}

/** All contacts of a user as vCard 4.0 with their photos, with one photo in memory at a time. */
export async function* contactsAsVcards(context: Context, userId: number): AsyncGenerator<string> {
  for await (const people of readExportedPeople(context.database.orm, userId)) {
    for (const person of people) {
      yield writeVcard(person, person.imageUrl ? await readHeldImage(context, person.imageUrl) : null);
      if (person.imageUrl) await letOthersIn();
    }
    await letOthersIn();
  }
}
