import { type Messages, translated } from '../contract/translate.ts';

/** What the one is to the other whose relation is known: in general, of a woman, of a man. */
type Reverse = readonly [neutral: string] | readonly [neutral: string, feminine: string, masculine: string];

const spouse = ['spouse', 'wife', 'husband'] as const satisfies Messages<Reverse>;
const lover = ['partner', 'girlfriend', 'boyfriend'] as const satisfies Messages<Reverse>;
const child = ['child', 'daughter', 'son'] as const satisfies Messages<Reverse>;
const parent = ['parent', 'mother', 'father'] as const satisfies Messages<Reverse>;
const stepchild = ['stepchild', 'stepdaughter', 'stepson'] as const satisfies Messages<Reverse>;
const stepparent = ['stepparent', 'stepmother', 'stepfather'] as const satisfies Messages<Reverse>;
const sibling = ['sibling', 'sister', 'brother'] as const satisfies Messages<Reverse>;
const grandchild = ['grandchild', 'granddaughter', 'grandson'] as const satisfies Messages<Reverse>;
const grandparent = ['grandparent', 'grandmother', 'grandfather'] as const satisfies Messages<Reverse>;
const auntOrUncle = ['aunt or uncle', 'aunt', 'uncle'] as const satisfies Messages<Reverse>;
const nieceOrNephew = ['niece or nephew', 'niece', 'nephew'] as const satisfies Messages<Reverse>;
const childInLaw = ['child-in-law', 'daughter-in-law', 'son-in-law'] as const satisfies Messages<Reverse>;
const parentInLaw = ['parent-in-law', 'mother-in-law', 'father-in-law'] as const satisfies Messages<Reverse>;
const siblingInLaw = ['sibling-in-law', 'sister-in-law', 'brother-in-law'] as const satisfies Messages<Reverse>;
const godparent = ['godparent', 'godmother', 'godfather'] as const satisfies Messages<Reverse>;
const godchild = ['godchild'] as const satisfies Messages<Reverse>;
const superior = ['manager'] as const satisfies Messages<Reverse>;
const subordinates = ['employee', 'assistant'] as const satisfies Messages<readonly string[]>;

/**
 * What another can be to a contact, nearest first, and what the contact is to them. A map, since the user's own words may
 * be the name of a property of every object.
 */
const reverses: ReadonlyMap<string, Reverse> = new Map(
  Object.entries<Reverse>({
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
    ...bothWays(godparent, godchild),
    relative: ['relative'],
    friend: ['friend'],
    neighbor: ['neighbor'],
    colleague: ['colleague'],
    manager: ['employee'],
    ...each(subordinates, superior),
    mentor: ['mentee'],
    mentee: ['mentor'],
    teacher: ['student'],
    student: ['teacher'],
  } satisfies Messages<Record<string, Reverse>>),
);

/** All kinds, nearest first; any other words are the user's own. */
export const relationKinds: readonly string[] = [...reverses.keys()];

const couples = new Set(['spouse', 'wife', 'husband', 'partner', 'fiance', 'girlfriend', 'boyfriend']);
const kin: ReadonlySet<string> = new Set([...parent, ...child, ...stepparent, ...stepchild]);

/**
 * What a contact of this gender is to the one who is `kind` to them; null for the user's own words, which have no
 * reverse.
 */
export function reverseOf(kind: string, gender: 'f' | 'm' | null): string | null {
  const reverse = reverses.get(kind);
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

/** 'Mother-in-law', in the reader's language, or as `say` has it; own words stay as written. */
export function relationLabel(kind: string, say: (word: string) => string = translated): string {
  if (!reverses.has(kind)) return kind;
  const word = say(kind);
  return word === 'fiance' ? 'Fiancé(e)' : word.charAt(0).toUpperCase() + word.slice(1);
}

function bothWays(one: Reverse, other: Reverse): Record<string, Reverse> {
  return { ...each(one, other), ...each(other, one) };
}

function each(kinds: readonly string[], reverse: Reverse): Record<string, Reverse> {
  return Object.fromEntries(kinds.map((kind) => [kind, reverse]));
}
