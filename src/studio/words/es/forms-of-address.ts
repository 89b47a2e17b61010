import type { Facts } from '../idea.ts';
import type { Group } from '../relationship-group.ts';

/** Whom one speaks to: one person closely, one person politely, or several. */
export type Form = 'tú' | 'usted' | 'ustedes';

const alwaysClose: readonly Group[] = ['partner', 'parent', 'child', 'grandchild', 'sibling', 'family'];
const lookedUpTo = new Set(['teacher', 'mentor', 'boss', 'manager', 'jefe', 'jefa']);
const intimateTones = new Set(['playful', 'friendly', 'tender']);

const titled = /^(?:sra?|srta|señora?|señorita|don|doña|dña|dra?|doctora?|prof\p{L}*)\.?\s/iu;
const outsideFamily: readonly Group[] = ['friend', 'work', 'acquaintance'];

/** As the sender speaks to them; else the tone is the lever: formal and respectful are polite wherever anybody would be. */
export function formFor({ name, isSeveral, group, relationship, tone, register }: Facts): Form {
  if (isSeveral) return 'ustedes';
  if (register) return register === 'formal' ? 'usted' : 'tú';
  if (alwaysClose.includes(group)) return 'tú';
  if (group === 'client' || tone === 'formal' || tone === 'respectful') return 'usted';
  if (titled.test(name) && outsideFamily.includes(group)) return 'usted';
  // In Spain grandparents and parents-in-law are family, and family is tú.
  return lookedUpTo.has(relationship) && !intimateTones.has(tone ?? '') ? 'usted' : 'tú';
}
