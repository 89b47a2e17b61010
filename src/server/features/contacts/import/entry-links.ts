import type { HouseholdPlace } from '../../../../contract/households.ts';
import { t } from '../../../../contract/translate.ts';
import type { StagedContact } from '../../../db/tables/people.ts';
import type { FileRelation } from '../relations/relations-in-files.ts';
import { excerpt } from '../sentences.ts';
import type { VcardGroup, VcardMember } from '../vcard/vcard-contact.ts';

/** What the entries of a file say of each other, by their numbers. */
export type EntryLinks = {
  /** Who lives in each household, in the order of a card, and how many of them are not in the file. */
  households: Map<number, { members: { entry: number; place: HouseholdPlace }[]; missing: number }>;
  /** The labels of each entry that only cards of groups have. */
  labels: Map<number, string[]>;
  /** Who is related to each entry by the key of a card, and how many of them are not in the file. */
  related: Map<number, { relations: { kind: string; entry: number }[]; missing: number }>;
  problems: string[];
};

// A file may say more of this than fits into memory; nobody's address book does.
const mostLinks = 50_000;

type Home = NonNullable<StagedContact['home']>;

/** Collects households and labels while a file is read: a card may name those that come after it. */
export function collectLinks() {
  const entryOf = new Map<string, number>();
  const groups: { number: number; group: VcardGroup }[] = [];
  const related: { number: number; relations: FileRelation[] }[] = [];
  const householdCalled = new Map<string, number>();
  const homes: { number: number; home: Home; role: HouseholdPlace }[] = [];
  let count = 0;
  let isFull = false;
  const hasRoom = (more: number) => {
    count += more;
    isFull ||= count > mostLinks;
    return count <= mostLinks;
  };
  return {
    /** A card for which a contact is added, and by what groups name it. */
    addCard(number: number, key: string): void {
      if (!entryOf.has(key)) entryOf.set(key, number);
    },
    addGroup(number: number, group: VcardGroup): void {
      if (hasRoom(group.members.length)) groups.push({ number, group });
    },
    /** Those whom a card names as related by the keys of their cards. */
    addRelated(number: number, relations: readonly FileRelation[] = []): void {
      const keyed = relations.filter(({ key }) => key !== null);
      if (keyed.length > 0 && hasRoom(keyed.length)) related.push({ number, relations: keyed });
    },
    /** A row of a table of our own. */
    addRow(number: number, { home }: StagedContact): void {
      if (!home) return;
      const { called, role } = home;
      if (role !== 'household') homes.push({ number, home, role });
      else if (!householdCalled.has(called)) householdCalled.set(called, number);
    },
    resolve(): EntryLinks {
      const links: EntryLinks = { households: new Map(), labels: new Map(), related: new Map(), problems: [] };
      for (const number of householdCalled.values()) links.households.set(number, { members: [], missing: 0 });
      const lost = new Set<string>();
      for (const { number, home, role } of homes.toSorted((a, b) => a.home.position - b.home.position)) {
        const household = links.households.get(householdCalled.get(home.called) ?? 0);
        if (household) household.members.push({ entry: number, place: role });
        else lost.add(home.called);
      }
      for (const { number, group } of groups) {
        const members = distinctMembers(group.members, entryOf).filter(({ entry }) => entry !== number);
        if (group.household) {
          links.households.set(number, { members, missing: group.members.length - members.length });
          continue;
        }
        for (const { entry } of members) links.labels.set(entry, [...(links.labels.get(entry) ?? []), group.name]);
        const name = excerpt(group.name);
        if (members.length === 0)
          links.problems.push(t`“${name}” is a group without members in this file, and was left out.`);
        else if (group.hasMore) links.problems.push(t`Of the group “${name}” only its name and members are kept.`);
      }
      for (const { number, relations } of related) {
        const found = relations.flatMap(({ kind, key }) => {
          const entry = entryOf.get(key ?? '');
          return entry === undefined || entry === number ? [] : [{ kind, entry }];
        });
        links.related.set(number, { relations: found, missing: relations.length - found.length });
      }
      for (const called of lost)
        links.problems.push(t`The household “${excerpt(called)}” has no row of its own, and was left out.`);
      if (isFull)
        links.problems.push(
          t`This file has more groups, households and related people than can be read; some were left out.`,
        );
      return links;
    },
  };
}

/** Those of a group who are in the file, each once. */
function distinctMembers(members: VcardMember[], entryOf: Map<string, number>) {
  const places = new Map<number, HouseholdPlace>();
  for (const { key, place } of members) {
    const entry = entryOf.get(key);
    if (entry !== undefined && !places.has(entry)) places.set(entry, place);
  }
  return [...places].map(([entry, place]) => ({ entry, place }));
}
