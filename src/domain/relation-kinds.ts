import { type Messages, translated } from '../contract/translate.ts';

/** What the one is to the other whose relation is known: in general, of a woman, of a man. */
type Reverse = readonly [neutral: string, feminine?: string, masculine?: string];

const spouse: Reverse = ['spouse', 'wife', 'husband'];
const lover: Reverse = ['partner', 'girlfriend', 'boyfriend'];
const child: Reverse = ['child', 'daughter', 'son'];
const parent: Reverse = ['parent', 'mother', 'father'];
const stepchild: Reverse = ['stepchild', 'stepdaughter', 'stepson'];
const stepparent: Reverse = ['stepparent', 'stepmother', 'stepfather'];
const sibling: Reverse = ['sibling', 'sister', 'brother'];
const grandchild: Reverse = ['grandchild', 'granddaughter', 'grandson'];
const grandparent: Reverse = ['grandparent', 'grandmother', 'grandfather'];
const auntOrUncle: Reverse = ['aunt or uncle', 'aunt', 'uncle'];
const nieceOrNephew: Reverse = ['niece or nephew', 'niece', 'nephew'];
const childInLaw: Reverse = ['child-in-law', 'daughter-in-law', 'son-in-law'];
const parentInLaw: Reverse = ['parent-in-law', 'mother-in-law', 'father-in-law'];
const siblingInLaw: Reverse = ['sibling-in-law', 'sister-in-law', 'brother-in-law'];

/** What another can be to a contact, nearest first, and what the contact is to them. */
const reverses: Readonly<Record<string, Reverse>> = {
  ...bothWays(spouse, spouse),
  partner: ['partner'],
  fiance: ['fiance'],
  girlfriend: lover,
  boyfriend: lover,
  ...bothWays(parent, child),
  ...bothWays(stepparent, stepchild),
  ...bothWays(sibling, sibling),
  ...bothWays(grandparent, grandchild),
  ...bothWays(auntOrUncle, nieceOrNephew),
  cousin: ['cousin'],
  ...bothWays(parentInLaw, childInLaw),
  ...bothWays(siblingInLaw, siblingInLaw),
  ...bothWays(['godparent', 'godmother', 'godfather'], ['godchild']),
  relative: ['relative'],
  friend: ['friend'],
  neighbor: ['neighbor'],
  colleague: ['colleague'],
  manager: ['employee'],
  employee: ['manager'],
  assistant: ['manager'],
  mentor: ['mentee'],
  mentee: ['mentor'],
  teacher: ['student'],
  student: ['teacher'],
};

/** All kinds, nearest first; any other words are the user's own. */
export const relationKinds: readonly string[] = Object.keys(reverses);

const couples = new Set(['spouse', 'wife', 'husband', 'partner', 'fiance', 'girlfriend', 'boyfriend']);
const kin = new Set([...parent, ...child, ...stepparent, ...stepchild]);

/**
 * What a contact of this gender is to the one who is `kind` to them; null for the user's own words, which have no
 * reverse.
 */
export function reverseOf(kind: string, gender: 'f' | 'm' | null): string | null {
  const reverse = reverses[kind];
  if (!reverse) return null;
  const [neutral, feminine = neutral, masculine = neutral] = reverse;
  if (gender === 'f') return feminine;
  return gender === 'm' ? masculine : neutral;
}

/** Two who celebrate an anniversary together. */
export function isCouple(kind: string): boolean {
  return couples.has(kind);
}

/** Two of one family who, at one address, live together whatever their surnames are. */
export function isCloseFamily(kind: string): boolean {
  return isCouple(kind) || kin.has(kind);
}

/** Those that are no relationships of a contact to the user, whose words have messages already. */
const furtherKinds = [
  'fiancé(e)',
  'spouse',
  'child',
  'parent',
  'stepchild',
  'stepdaughter',
  'stepson',
  'stepparent',
  'sibling',
  'grandchild',
  'grandparent',
  'aunt or uncle',
  'niece or nephew',
  'child-in-law',
  'daughter-in-law',
  'son-in-law',
  'parent-in-law',
  'sibling-in-law',
  'godparent',
  'godmother',
  'godfather',
  'godchild',
  'relative',
  'manager',
  'employee',
  'assistant',
  'mentee',
  'student',
] as const satisfies Messages<string[]>;
const further: ReadonlySet<string> = new Set(furtherKinds);

/** 'Mother-in-law', for files in English; own words stay as written. */
export function relationLabel(kind: string, say: (word: string) => string = translated): string {
  const word = kind === 'fiance' ? 'fiancé(e)' : kind;
  if (!reverses[kind] && !further.has(word)) return kind;
  const said = say(word);
  return said.charAt(0).toUpperCase() + said.slice(1);
}

function bothWays(one: Reverse, other: Reverse): Record<string, Reverse> {
  const to = (kinds: Reverse, reverse: Reverse) => Object.fromEntries(kinds.map((kind) => [kind, reverse]));
  return { ...to(one, other), ...to(other, one) };
}
