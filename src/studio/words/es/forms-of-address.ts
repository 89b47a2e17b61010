import type { Facts } from '../idea.ts';
import type { Group } from '../relationship-group.ts';

/** Whom one speaks to: one person closely, one person politely, or several. */
export type Form = 'tú' | 'usted' | 'ustedes';

const alwaysClose: readonly Group[] = ['partner', 'child', 'grandchild', 'sibling'];
const closeRelations = new Set(['nephew', 'niece', 'cousin', 'ahijado', 'ahijada']);
const lookedUpTo = new Set(['father-in-law', 'mother-in-law', 'teacher', 'mentor', 'boss', 'manager', 'jefe', 'jefa']);
const intimateTones = new Set(['playful', 'friendly', 'tender']);

const titled = /^(?:sra?|srta|señora?|señorita|don|doña|dña|dra?|doctora?|prof\p{L}*)\.?\s/iu;
const outsideFamily: readonly Group[] = ['friend', 'work', 'acquaintance'];

/** As the sender speaks to them; else the tone is the lever: formal and respectful are polite wherever anybody would be. */
export function formFor({ name, isSeveral, group, relationship, tone, register }: Facts): Form {
  if (isSeveral) return 'ustedes';
  if (register) return register === 'formal' ? 'usted' : 'tú';
  if (alwaysClose.includes(group) || closeRelations.has(relationship)) return 'tú';
  if (group === 'client' || tone === 'formal' || tone === 'respectful') return 'usted';
  if (titled.test(name) && outsideFamily.includes(group)) return 'usted';
  const isSenior = group === 'grandparent' || lookedUpTo.has(relationship);
  return isSenior && !intimateTones.has(tone ?? '') ? 'usted' : 'tú';
}
