import { t } from '../../../../contract/translate.ts';
import type { Context } from '../../../context.ts';
import { makeGroups, type NamedGroups } from '../groups/groups.store.ts';
import { naming } from '../sentences.ts';
import { housePeople } from './house-people.ts';
import { type EntryRow, findImportedBefore, lockOpenEntries, settleEntries } from './import-entries.store.ts';
import { addImportedPeople, type NewPerson } from './imported-people.store.ts';
import { countApplied, type ImportRow } from './imports.store.ts';
import type { MatchIndex } from './match-contacts.ts';
import type { createPhotoReader } from './photo-packs.store.ts';
import { comparable } from './staged-contact.ts';
import { storePhotos } from './store-photos.ts';
import { letOthersIn } from './time-slice.ts';

/** Adds a batch of an import's entries, except those whose contact exists, and settles them in one transaction. */
export async function addEntries(
  context: Context,
  { id: importId, userId }: ImportRow,
  entries: EntryRow[],
  index: MatchIndex,
  readPhoto: ReturnType<typeof createPhotoReader>,
): Promise<void> {
  const before = await findImportedBefore(
    context.database.orm,
    userId,
    entries.map(({ fingerprint }) => fingerprint),
  );
  await letOthersIn();
  const there: { entry: EntryRow; personId: number | null }[] = [];
  const fresh: EntryRow[] = [];
  for (const entry of entries) {
    const match = index.find(comparable(entry.contact), entry.fingerprint);
    const personId = before.get(entry.fingerprint)?.id ?? (match?.kind === 'same' ? match.known.personId : undefined);
    if (personId !== undefined) there.push({ entry, personId });
    else fresh.push(entry);
    if (personId === undefined) {
      // From now on an equal entry further down is a duplicate.
      const known = { ...comparable(entry.contact), personId: null, entryId: entry.number, isOfThisImport: true };
      index.add(known, entry.fingerprint);
    }
  }
  const read = new Set(fresh.map(({ contact }) => contact));
  const ready = await storePhotos(context, userId, fresh, readPhoto);
  await context.database.transaction(async (tx) => {
    // A worker believed dead may have settled some meanwhile.
    const open = await lockOpenEntries(
      tx,
      importId,
      entries.map(({ number }) => number),
    );
    await letOthersIn();
    const opened = ready.filter(({ number }) => open.has(number));
    const named = await makeGroups(
      tx,
      userId,
      opened.flatMap(({ contact }) => contact.groups ?? []),
    );
    const pictured = opened.map((person) => inMadeGroups(person, named));
    const still = there.filter(({ entry }) => open.has(entry.number));
    const ids = await addImportedPeople(tx, { userId, importId }, pictured, named);
    await letOthersIn();
    const housed = await housePeople(tx, { userId, importId }, pictured, ids);
    await settleEntries(tx, importId, [
      ...housed.map(({ number, contact }, at) => ({
        number,
        // The description changes only if something was left out.
        contact: read.has(contact) ? null : contact,
        state: 'added' as const,
        personId: ids[at] ?? null,
        filled: null,
      })),
      ...still.map(({ entry: { number }, personId }) => ({
        number,
        contact: null,
        state: 'already-there' as const,
        personId,
        filled: null,
      })),
    ]);
    await letOthersIn();
    await countApplied(tx, importId, {
      done: open.size,
      added: pictured.length,
      filled: 0,
      skipped: still.length,
    });
  });
}

/** Leaves out the groups for which the account has no room. */
function inMadeGroups<Person extends NewPerson>(person: Person, { idOf }: NamedGroups): Person {
  const { contact } = person;
  const left = (contact.groups ?? []).filter((name) => !idOf.has(name));
  if (left.length === 0) return person;
  const groups = contact.groups?.filter((name) => idOf.has(name)) ?? [];
  const dropped = [...contact.dropped, ...naming(t`There was no room for more groups; left out:`, left)];
  return { ...person, contact: { ...contact, groups, dropped } };
}
