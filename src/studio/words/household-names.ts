import type { Language } from '../../contract/vocabulary.ts';
import { type HouseholdMember, type ProposedNames, proposeNames } from '../../domain/household-name.ts';
import { defaultRelationship } from '../../domain/relationship.ts';
import { isFamiliarForm } from './keeps-address.ts';
import { packFor, typedIn } from './language-packs.ts';
import { readFacts } from './read-facts.ts';
import { type Group, householdOfGroup, isElder, relationshipOf } from './relationship-group.ts';
import type { WordsRequest } from './words-request.ts';

type Member = HouseholdMember & { relationship: string };
type Household = Pick<WordsRequest['recipient'], 'relationship' | 'about'>;

/** The names of a household in its language: a mother among them is "Mom", and neighbors one says Sie to are "Familie Berg". */
export function householdNames(
  members: readonly Member[],
  { relationship, about }: Household,
  language: Language,
): ProposedNames | null {
  const pack = packFor(language);
  const called = members.map((member) => ({ ...member, called: member.called ?? kinName(member, language) }));
  return proposeNames(called, {
    words: pack.household,
    and: pack.and,
    isPolite: isPolite({ relationship, about }, language),
  });
}

/** "Mom", "Aunt Rose": nobody writes a bare first name to an elder. Null for all others. */
function kinName({ name, relationship }: Member, language: Language): string | null {
  const pack = packFor(language);
  const { relationship: slug, group, gender } = relationshipOf(relationship, typedIn.relationshipWords(pack));
  if (!isElder(slug, group)) return null;
  const who = {
    relationship: slug,
    typed: relationship.trim(),
    group,
    gender,
    greetedAs: gender,
    isSeveral: false,
    tone: 'warm',
  } as const;
  return pack.callName(name, null, true, { ...who, register: null }) || null;
}

/** Whether one of them alone would be addressed politely, in an ordinary tone. */
function isPolite({ relationship, about }: Household, language: Language): boolean {
  const pack = packFor(language);
  const recipient = { name: '', nickname: null, relationship, notes: null, ...(about && { about }), areSeveral: false };
  const ordinary = { sender: { name: null }, occasion: null, personalMessage: null, seed: '', count: 1, avoid: [] };
  const facts = readFacts(
    { ...ordinary, category: 'holiday', tone: 'warm', length: 'medium', language, recipient },
    pack,
  );
  return pack.formFor ? !isFamiliarForm(pack.formFor(facts)) : facts.group === 'client';
}

const kin: ReadonlySet<Group> = new Set([
  'parent',
  'child',
  'partner',
  'sibling',
  'grandparent',
  'grandchild',
  'family',
  'in-law',
]);
/** From far to near; the words to all must suit the farthest. */
const farther: readonly Group[] = ['client', 'work', 'acquaintance', 'friend'];

/**
 * What all of them are to the user: "mother" and "father" are parents, a brother and his wife are family, a friend and a
 * colleague are as far as a colleague. A card to all must be true of each.
 */
export function commonRelationship(relationships: readonly string[]): string {
  const words = typedIn.relationshipWords(packFor('en'));
  const all = relationships.map((typed) => ({ typed, group: relationshipOf(typed, words).group }));
  const [first] = all;
  if (!first) return defaultRelationship;
  if (all.every(({ typed }) => typed === first.typed)) return first.group === 'partner' ? 'family' : first.typed;
  const groups = new Set(all.map(({ group }) => group));
  const household = groups.size === 1 ? householdOfGroup(first.group) : null;
  if (household) return household;
  if (all.every(({ group }) => kin.has(group))) return 'family';
  const group = farther.find((each) => groups.has(each));
  return all.find((each) => each.group === group)?.typed ?? first.typed;
}
