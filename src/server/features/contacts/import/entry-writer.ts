import type { ImportCounts } from '../../../../contract/imports.ts';
import type { Executor } from '../../../db/executor.ts';
import type { StagedContact } from '../../../db/tables/people.ts';
import { withRelation } from '../relation-in-files.ts';
import { readFillTargets } from './fill-people.store.ts';
import { planFill } from './fill-plan.ts';
import { findImportedBefore, type NewEntry } from './import-entries.store.ts';
import type { Match, MatchIndex } from './match-contacts.ts';
import type { PhotoPlace } from './photo-packs.store.ts';
import { comparable, fingerprintOf, prepareContact } from './staged-contact.ts';
import { letOthersIn } from './time-slice.ts';

/** One entry as read from the file. */
export type ReadEntry = {
  number: number;
  contact: StagedContact;
  cells: string[] | null;
  photo: PhotoPlace | null;
};

const maxRows = 100;
const maxChars = 150_000;
const noPhoto = { photoPack: null, photoStart: null, photoBytes: null };

/**
 * Compares entries with the known contacts, counts them, and passes them to `write` in chunks small enough for the
 * embedded database, which blocks others during each.
 */
export function createEntryWriter(
  db: Executor,
  owner: { userId: number },
  index: MatchIndex,
  write: (entries: NewEntry[]) => Promise<void>,
) {
  const counts: ImportCounts = {
    ready: 0,
    likelyDuplicates: 0,
    alreadyThere: 0,
    fillable: 0,
    repeated: 0,
    empty: 0,
    withDropped: 0,
    birthdays: 0,
    anniversaries: 0,
    photos: 0,
    households: 0,
  };
  let waiting: NewEntry[] = [];
  let chars = 0;
  let total = 0;
  // What earlier entries of the file already fill in, by contact.
  const claimed = new Map<number, Set<string>>();

  async function flush(): Promise<void> {
    if (waiting.length === 0) return;
    const before = await findImportedBefore(
      db,
      owner.userId,
      waiting.map(({ fingerprint }) => fingerprint),
    );
    const entries = waiting.map((entry) => {
      const isOpen = entry.state !== 'empty' && (entry.state === 'new' || entry.duplicatePersonId === null);
      const person = isOpen ? before.get(entry.fingerprint) : undefined;
      return person ? { ...entry, ...asThere(person.id, person.name) } : entry;
    });
    await letOthersIn();
    await findGains(entries);
    for (const entry of entries) count(counts, entry);
    await letOthersIn();
    await write(entries);
    await letOthersIn();
    total += entries.length;
    waiting = [];
    chars = 0;
  }

  async function findGains(entries: NewEntry[]): Promise<void> {
    const ids = entries.flatMap(({ duplicatePersonId }) => duplicatePersonId ?? []);
    const targets = await readFillTargets(db, owner.userId, ids, { hold: false });
    for (const entry of entries) {
      const target = targets.get(entry.duplicatePersonId ?? 0);
      if (!target) continue;
      const taken = claimed.get(target.person.id) ?? new Set();
      entry.gains = planFill(entry.contact, entry.photoPack !== null, target, (key) => !taken.has(key)).keys;
      // A likely duplicate may be another person, so nothing counts as filled in by it.
      if (entry.duplicateKind === 'same') claimed.set(target.person.id, new Set([...taken, ...entry.gains]));
    }
  }

  return {
    counts,
    total: () => total,
    async add(read: ReadEntry): Promise<void> {
      const { contact, isEmpty } = prepareContact(read.contact, read.photo !== null);
      const fingerprint = fingerprintOf(owner.userId, contact);
      const match = isEmpty ? null : index.find(comparable(contact), fingerprint);
      if (!isEmpty && match?.kind !== 'same') {
        const known = { ...comparable(contact), personId: null, entryId: read.number, isOfThisImport: true };
        index.add(known, fingerprint);
      }
      const entry: NewEntry = {
        number: read.number,
        state: isEmpty ? 'empty' : 'new',
        // After the fingerprint, so that files read by earlier versions are still recognised.
        contact: withRelation(contact),
        cells: read.cells,
        fingerprint,
        hasDropped: contact.dropped.length > 0,
        gains: [],
        ...asDuplicate(match),
        ...(read.photo ?? noPhoto),
      };
      waiting.push(entry);
      chars += sizeOf(entry);
      if (waiting.length >= maxRows || chars >= maxChars) await flush();
    },
    finish: flush,
  };
}

function asDuplicate(match: Match | null) {
  if (match?.kind === 'same' && match.known.personId !== null) return asThere(match.known.personId, match.known.name);
  return {
    // An entry equal to an earlier one of the file adds nobody.
    ...(match?.kind === 'same' && { state: 'already-there' as const }),
    duplicateKind: match?.kind ?? null,
    duplicateName: match?.known.name ?? null,
    duplicatePersonId: match?.known.personId ?? null,
    duplicateEntry: match?.known.entryId ?? null,
  };
}

function asThere(personId: number, name: string) {
  return {
    state: 'already-there' as const,
    duplicateKind: 'same' as const,
    duplicateName: name,
    duplicatePersonId: personId,
    duplicateEntry: null,
  };
}

function count(counts: ImportCounts, entry: NewEntry): void {
  if (entry.state === 'empty') counts.empty += 1;
  else if (entry.state === 'new') counts.ready += 1;
  else if (entry.duplicatePersonId === null) counts.repeated += 1;
  else {
    counts.alreadyThere += 1;
    if (entry.gains.length > 0) counts.fillable += 1;
  }
  if (entry.duplicateKind === 'likely') counts.likelyDuplicates += 1;
  if (entry.hasDropped) counts.withDropped += 1;
  if (entry.contact.birthday) counts.birthdays += 1;
  if (entry.contact.anniversary) counts.anniversaries += 1;
  if (entry.photoPack !== null) counts.photos += 1;
  if (entry.contact.kind === 'household') counts.households += 1;
}

function sizeOf({ contact, cells }: NewEntry): number {
  const lengths = [contact.notes, contact.name, contact.street, ...contact.dropped, ...(cells ?? [])];
  return lengths.reduce((sum, text) => sum + (text?.length ?? 0), 300);
}
