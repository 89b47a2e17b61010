import type { Reach } from '../../../../contract/reach.ts';
import { parseCalendarDate } from '../../../../domain/calendar-date.ts';
import { phoneKey } from '../../../../domain/reach.ts';

/** The values by which contacts are compared. */
export type Comparable = {
  name: string;
  email: string | null;
  phone: string | null;
  birthday: string | null;
  /** Further e-mails and phones. */
  reach?: Reach | null | undefined;
  /** A household is compared only with households: its addresses are also those of its members. */
  kind?: 'person' | 'household' | undefined;
};

/** The match: a contact, or an earlier entry of the file being read. */
export type Known = Comparable & {
  personId: number | null;
  entryId: number | null;
  /** From the same import: two of its entries match only if everything in them is equal, so that nothing is lost. */
  isOfThisImport: boolean;
};
export type Match = { kind: 'same' | 'likely'; known: Known };

export type MatchIndex = {
  /** `fingerprint`: of everything in the entry, for one of this import. */
  add(known: Known, fingerprint?: string): void;
  find(contact: Comparable, fingerprint: string): Match | null;
};

// A name that half the file has identifies nobody; comparing all its bearers would take too long.
const maxCandidates = 50;

/** Finds existing contacts by name, email address and phone number, each normalized. */
export function createMatchIndex(): MatchIndex {
  const byName = new Map<string, Keyed[]>();
  const byEmail = new Map<string, Keyed[]>();
  const byPhone = new Map<string, Keyed[]>();
  const byFingerprint = new Map<string, Known>();
  // Finds an equal entry among any number of bearers of one name.
  const byAll = new Map<string, Known>();
  return {
    add(known, fingerprint) {
      const keyed = { known, keys: keysOf(known) };
      const { name, emails, phones } = keyed.keys;
      if (name) addTo(byName, name, keyed);
      for (const email of emails) addTo(byEmail, email, keyed);
      for (const phone of phones) addTo(byPhone, phone, keyed);
      if (name && !known.isOfThisImport) byAll.set(wholeKey(keyed.keys), known);
      if (fingerprint !== undefined && !byFingerprint.has(fingerprint)) byFingerprint.set(fingerprint, known);
    },
    find(contact, fingerprint) {
      const keys = keysOf(contact);
      const equal = byFingerprint.get(fingerprint) ?? byAll.get(wholeKey(keys));
      if (equal) return { kind: 'same', known: equal };
      const candidates = new Set([
        ...keys.emails.flatMap((email) => byEmail.get(email) ?? []),
        ...keys.phones.flatMap((phone) => byPhone.get(phone) ?? []),
        ...(byName.get(keys.name) ?? []),
      ]);
      let likely: Known | null = null;
      for (const { known, keys: other } of candidates) {
        if (!known.isOfThisImport && isSame(keys, other)) return { kind: 'same', known };
        if (areBornApart(keys, other)) continue;
        // A contact is a better match than an earlier entry of the file.
        if (!likely || (likely.personId === null && known.personId !== null)) likely = known;
      }
      return likely && { kind: 'likely', known: likely };
    },
  };
}

/** A contact in the form used for comparison: each value normalized, the name '' if it is missing. */
export type Keys = { name: string; emails: string[]; phones: string[]; birthday: string | null };
type Keyed = { known: Known; keys: Keys };

/** The same name, and an email address, number or birthday in common, or none of these on either side. */
export function isSame(a: Keys, b: Keys): boolean {
  if (a.name === '' || a.name !== b.name || areBornApart(a, b)) return false;
  const agree = (some: string[], others: string[]) => some.some((one) => others.includes(one));
  const isBornAlike = a.birthday !== null && b.birthday !== null;
  return agree(a.emails, b.emails) || agree(a.phones, b.phones) || isBornAlike || (isBare(a) && isBare(b));
}

/** Nothing but the name is known. */
export function isBare({ emails, phones, birthday }: Keys): boolean {
  return emails.length + phones.length === 0 && birthday === null;
}

/** Both birthdays are known and differ: father and son. */
export function areBornApart(a: Keys, b: Keys): boolean {
  if (a.birthday === null || b.birthday === null) return false;
  const [one, other] = [parseCalendarDate(a.birthday), parseCalendarDate(b.birthday)];
  if (!one || !other) return a.birthday !== b.birthday;
  if (one.month !== other.month || one.day !== other.day) return true;
  return one.year !== null && other.year !== null && one.year !== other.year;
}

/** The values by which a contact is compared. */
export function keysOf({ name, email, phone, birthday, reach, kind }: Comparable): Keys {
  const texts = (first: string | null, others: Reach['emails'] = []) => [first, ...others.map(({ value }) => value)];
  const each = (keys: (string | null | undefined)[]) => [...new Set(keys.flatMap((key) => key || []))];
  const keys = {
    name: nameKey(name),
    emails: each(texts(email, reach?.emails).map((text) => text?.trim().toLowerCase())),
    phones: each(texts(phone, reach?.phones).map(phoneKey)),
    birthday,
  };
  if (kind !== 'household') return keys;
  const apart = (key: string) => `household ${key}`;
  return { ...keys, name: apart(keys.name), emails: keys.emails.map(apart), phones: keys.phones.map(apart) };
}

/** Ignores accents, case, punctuation and order: 'Müller, Jörg' becomes 'jorg muller'. */
export function nameKey(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return words ? words.toSorted().join(' ') : name.trim().toLowerCase();
}

function wholeKey({ name, emails, phones, birthday }: Keys): string {
  return JSON.stringify([name, emails, phones, birthday]);
}

function addTo(map: Map<string, Keyed[]>, key: string, keyed: Keyed): void {
  const found = map.get(key);
  if (!found) map.set(key, [keyed]);
  else if (found.length < maxCandidates) found.push(keyed);
}
