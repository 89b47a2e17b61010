import { parseCalendarDate } from '../../../../domain/calendar-date.ts';

/** The values by which contacts are compared. */
export type Comparable = {
  name: string;
  email: string | null;
  phone: string | null;
  birthday: string | null;
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

/** Finds existing contacts by name, e-mail address and phone number, each normalized. */
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
      const { name, email, phone } = keyed.keys;
      if (name) addTo(byName, name, keyed);
      if (email) addTo(byEmail, email, keyed);
      if (phone) addTo(byPhone, phone, keyed);
      if (name && !known.isOfThisImport) byAll.set(wholeKey(keyed.keys), known);
      if (fingerprint !== undefined && !byFingerprint.has(fingerprint)) byFingerprint.set(fingerprint, known);
    },
    find(contact, fingerprint) {
      const keys = keysOf(contact);
      const equal = byFingerprint.get(fingerprint) ?? byAll.get(wholeKey(keys));
      if (equal) return { kind: 'same', known: equal };
      const candidates = new Set([
        ...(byEmail.get(keys.email ?? '') ?? []),
        ...(byPhone.get(keys.phone ?? '') ?? []),
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

/** A contact in the form used for comparison: each value normalized, null or '' if missing. */
export type Keys = { name: string; email: string | null; phone: string | null; birthday: string | null };
type Keyed = { known: Known; keys: Keys };

/** The same name, and an e-mail address, number or birthday in common, or none of these on either side. */
export function isSame(a: Keys, b: Keys): boolean {
  if (a.name === '' || a.name !== b.name || areBornApart(a, b)) return false;
  const agree = (one: string | null, other: string | null) => one !== null && one === other;
  const isBornAlike = a.birthday !== null && b.birthday !== null;
  const isBare = (keys: Keys) => keys.email === null && keys.phone === null && keys.birthday === null;
  return agree(a.email, b.email) || agree(a.phone, b.phone) || isBornAlike || (isBare(a) && isBare(b));
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
export function keysOf({ name, email, phone, birthday, kind }: Comparable): Keys {
  const keys = { name: nameKey(name), email: email?.trim().toLowerCase() || null, phone: phoneKey(phone), birthday };
  if (kind !== 'household') return keys;
  const apart = (key: string | null) => key && `household ${key}`;
  return { ...keys, name: `household ${keys.name}`, email: apart(keys.email), phone: apart(keys.phone) };
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

/** The last nine digits, so that +44 20 7946 0123 and 020 7946 0123 are equal. */
function phoneKey(phone: string | null): string | null {
  const digits = phone?.normalize('NFKC').replace(/\D/g, '') ?? '';
  return digits === '' ? null : digits.slice(-9);
}

function wholeKey({ name, email, phone, birthday }: Keys): string {
  return JSON.stringify([name, email, phone, birthday]);
}

function addTo(map: Map<string, Keyed[]>, key: string, keyed: Keyed): void {
  const found = map.get(key);
  if (!found) map.set(key, [keyed]);
  else if (found.length < maxCandidates) found.push(keyed);
}
