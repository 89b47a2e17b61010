import { largestDuplicateGroup } from '../../../../contract/duplicates.ts';
import type { Reach } from '../../../../contract/reach.ts';
import type { Messages } from '../../../../contract/translate.ts';
import { noReach } from '../../../../domain/reach.ts';
import { areBornApart, isBare, isSame, type Keys, keysOf, nameKey } from '../import/match-contacts.ts';
import type { TimeSlice } from '../import/time-slice.ts';
import { areCloseNames, type NameHalves, nameHalves } from './close-names.ts';

/** Why contacts may be one person, for `translated`. */
const reasons = {
  sameNameAndEmail: 'Same name and email',
  sameNameAndPhone: 'Same name and phone',
  sameNameAndBirthday: 'Same name and birthday',
  sameNameAlone: 'Same name, and nothing else to go by',
  sameEmail: 'Same email under another name',
  samePhone: 'Same phone under another name',
  similarNameAndBirthday: 'Similar name and same birthday',
  similarNameAndAddress: 'Similar name and same address',
  sameName: 'Same name',
} as const satisfies Messages<Record<string, string>>;

/** The facts by which contacts are compared. */
export type ComparedPerson = {
  id: number;
  name: string;
  nickname: string | null;
  email: string | null;
  phone: string | null;
  street: string | null;
  postalCode: string | null;
  /** Further e-mails, phones and addresses. */
  reach?: Reach | null;
  birthday: string | null;
};
export type FoundGroup = { ids: number[]; why: string[] };

type Compared = { id: number; keys: Keys; halves: NameHalves | null };
type Rule = { bucketsOf: (person: Compared, facts: ComparedPerson) => (string | null)[]; why: Why; isWeak: boolean };
type Why = (a: Compared, b: Compared) => string | null;

// A fact that more contacts than this share, such as an office number, does not identify anyone.
const mostWithWeakFact = 20;

/**
 * Groups contacts that are probably one person. Compares each contact only with the few that share a fact. `apart`
 * contains the pairs (`pairKey`) that the user marked as different people; they, and contacts with different birthdays,
 * never share a group.
 */
export async function findDuplicates(
  people: ComparedPerson[],
  apart: ReadonlySet<string>,
  slice: TimeSlice,
): Promise<FoundGroup[]> {
  const compared: Compared[] = [];
  for (const person of people) {
    compared.push({ id: person.id, keys: keysOf(person), halves: nameHalves(person.name, person.nickname) });
    await slice();
  }
  const groups = createGroups(apart);
  for (const rule of rules) {
    const buckets = new Map<string, Compared[]>();
    for (const [at, person] of compared.entries()) {
      for (const key of new Set(rule.bucketsOf(person, people[at] as ComparedPerson))) {
        if (key === null) continue;
        const bucket = [...(buckets.get(key)?.slice(-mostWithWeakFact) ?? []), person];
        buckets.set(key, bucket);
        if (!rule.isWeak) linkLast(groups, bucket, rule.why);
      }
      await slice();
    }
    if (!rule.isWeak) continue;
    for (const bucket of buckets.values()) {
      if (bucket.length > mostWithWeakFact) continue;
      for (let end = 2; end <= bucket.length; end += 1) linkLast(groups, bucket.slice(0, end), rule.why);
      await slice();
    }
  }
  return groups.list();
}

/** The key of a pair in `apart`. */
export function pairKey(a: number, b: number): string {
  return a < b ? `${a} ${b}` : `${b} ${a}`;
}

function linkLast(groups: ReturnType<typeof createGroups>, bucket: Compared[], why: Why): void {
  const last = bucket.at(-1);
  if (!last) return;
  for (const other of bucket.slice(0, -1)) {
    const words = why(other, last);
    if (words !== null) groups.link(other, last, words);
  }
}

const whenSame =
  (words: string): Why =>
  (a, b) =>
    isSame(a.keys, b.keys) ? words : null;
const whenClose =
  (words: string): Why =>
  (a, b) =>
    a.halves && b.halves && a.keys.name !== b.keys.name && areCloseNames(a.halves, b.halves) ? words : null;
const named =
  (facts: 'emails' | 'phones'): Rule['bucketsOf'] =>
  ({ keys }) =>
    keys.name === '' ? [] : keys[facts].map((fact) => `${keys.name}\n${fact}`);

/** Most certain first: a link made early excludes contacts that contradict it. */
const rules: Rule[] = [
  { bucketsOf: named('emails'), why: whenSame(reasons.sameNameAndEmail), isWeak: false },
  { bucketsOf: named('phones'), why: whenSame(reasons.sameNameAndPhone), isWeak: false },
  {
    bucketsOf: ({ keys }) => [keys.birthday && `${keys.name}\n${keys.birthday.slice(-5)}`],
    why: whenSame(reasons.sameNameAndBirthday),
    isWeak: false,
  },
  {
    bucketsOf: ({ keys }) => [isBare(keys) ? keys.name : null],
    why: whenSame(reasons.sameNameAlone),
    isWeak: false,
  },
  {
    bucketsOf: ({ keys }) => keys.emails,
    why: (a, b) => (a.keys.name === b.keys.name ? null : reasons.sameEmail),
    isWeak: true,
  },
  {
    bucketsOf: ({ keys }) => keys.phones,
    why: (a, b) => (a.keys.name === b.keys.name ? null : reasons.samePhone),
    isWeak: true,
  },
  {
    bucketsOf: ({ keys, halves }) => [halves && keys.birthday && `${halves.surname}\n${keys.birthday.slice(-5)}`],
    why: whenClose(reasons.similarNameAndBirthday),
    isWeak: true,
  },
  {
    bucketsOf: ({ halves }, { street, postalCode, reach }) =>
      [{ street, postalCode }, ...(reach ?? noReach).addresses].map(
        (each) =>
          halves && each.street && `${halves.surname}\n${nameKey(each.street)}\n${nameKey(each.postalCode ?? '')}`,
      ),
    why: whenClose(reasons.similarNameAndAddress),
    isWeak: true,
  },
  { bucketsOf: ({ keys }) => [keys.name || null], why: whenNothingSpeaksAgainst, isWeak: true },
];

/** Two contacts with the same name: a full name is enough; 'Anna' only if one of them has no address or number. */
function whenNothingSpeaksAgainst(a: Compared, b: Compared): string | null {
  const isReachable = ({ keys }: Compared) => keys.emails.length + keys.phones.length > 0;
  return a.halves !== null || !isReachable(a) || !isReachable(b) ? reasons.sameName : null;
}

type Group = { members: Compared[]; why: Set<string> };

/** Joins contacts link by link, unless members of the two groups contradict each other. */
function createGroups(apart: ReadonlySet<string>) {
  const groupOf = new Map<number, Group>();
  const order = new Set<Group>();
  const canBeOne = (a: Compared, b: Compared) => !areBornApart(a.keys, b.keys) && !apart.has(pairKey(a.id, b.id));
  const groupFor = (person: Compared): Group => groupOf.get(person.id) ?? { members: [person], why: new Set() };
  return {
    link(a: Compared, b: Compared, why: string): void {
      const [into, from] = [groupFor(a), groupFor(b)];
      if (groupOf.has(a.id) && into === from) {
        // Contacts with equal names need no second link by similar names.
        if (why !== reasons.sameName) into.why.add(why);
        return;
      }
      if (into.members.length + from.members.length > largestDuplicateGroup) return;
      if (!into.members.every((one) => from.members.every((other) => canBeOne(one, other)))) return;
      into.members.push(...from.members);
      for (const words of [...from.why, why]) into.why.add(words);
      for (const { id } of into.members) groupOf.set(id, into);
      order.delete(from);
      order.add(into);
    },
    list(): FoundGroup[] {
      return [...order].map(({ members, why }) => ({
        ids: members.map(({ id }) => id).toSorted((a, b) => a - b),
        why: [...why],
      }));
    },
  };
}
