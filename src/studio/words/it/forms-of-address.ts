import type { Facts } from '../idea.ts';
import type { Group } from '../relationship-group.ts';

/** Whom one speaks to: one person closely, one person politely, or several. */
export type Form = 'tu' | 'Lei' | 'voi';

/** Family and friends are tu in any tone; nobody writes Lei to a grandmother today. */
const alwaysClose: readonly Group[] = [
  'partner',
  'child',
  'grandchild',
  'sibling',
  'parent',
  'grandparent',
  'family',
  'friend',
];
const lookedUpTo = new Set(['teacher', 'mentor', 'boss', 'manager', 'capo', 'capa', 'direttore', 'direttrice']);
const parentsInLaw = new Set(['father-in-law', 'mother-in-law']);
const intimateTones = new Set(['playful', 'friendly', 'tender']);

const titled =
  /^(?:sig|signora?|sig\.?ra|signorina|dott|dottore|dottoressa|dott\.?ssa|dr|prof|professore|professoressa|prof\.?ssa|avv|avvocat[oa]|ing|ingegnere|arch|architett[oa]|geom|rag|don|suor|padre)\.?\s/iu;
const outsideFamily: readonly Group[] = ['friend', 'work', 'acquaintance'];

/** As the sender speaks to them; else the tone is the lever: formal and respectful are polite outside the family. */
export function formFor({ name, isSeveral, group, relationship, tone, register }: Facts): Form {
  if (isSeveral) return 'voi';
  if (register) return register === 'formal' ? 'Lei' : 'tu';
  if (group === 'client' || (titled.test(name) && outsideFamily.includes(group))) return 'Lei';
  if (alwaysClose.includes(group)) return 'tu';
  const isFormal = tone === 'formal' || tone === 'respectful';
  if (group === 'in-law') return isFormal && parentsInLaw.has(relationship) ? 'Lei' : 'tu';
  return isFormal || (lookedUpTo.has(relationship) && !intimateTones.has(tone ?? '')) ? 'Lei' : 'tu';
}
