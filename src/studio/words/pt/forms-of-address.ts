import type { Facts } from '../idea.ts';
import type { Group } from '../relationship-group.ts';

/** Whom one speaks to. Whose gender nobody told is polite without a word for it: neither "você" nor "o senhor". */
export type Form = 'você' | 'senhor' | 'senhora' | 'cortês' | 'vocês';

const alwaysClose: readonly Group[] = ['partner', 'child', 'grandchild', 'sibling'];
const closeRelations = new Set([
  'nephew',
  'niece',
  'cousin',
  'afilhado',
  'afilhada',
  'brother-in-law',
  'sister-in-law',
  'genro',
  'nora',
  'friend',
  'colleague',
]);

export const womensTitles: readonly string[] = [
  'sra',
  'srta',
  'senhora',
  'dona',
  'd',
  'dra',
  'doutora',
  'professora',
  'profa',
];
export const mensTitles: readonly string[] = ['sr', 'senhor', 'seu', 'dr', 'doutor', 'professor'];

/** The first word of a name as titles are listed: "Sra." is "sra". */
export const titleOf = (name: string) => (name.split(' ')[0] ?? '').toLowerCase().replace(/\.$/, '');

const isTitled = (name: string) =>
  name.includes(' ') && (womensTitles.includes(titleOf(name)) || mensTitles.includes(titleOf(name)));

/** Gender as a title or the relationship tells it; nobody's is guessed from a name. */
export function knownGender({ name, gender }: Pick<Facts, 'name' | 'gender'>): 'f' | 'm' | null {
  if (!isTitled(name)) return gender;
  return womensTitles.includes(titleOf(name)) ? 'f' : 'm';
}

/** As the sender speaks to them; else clients politely, and in a formal tone those one would call "a senhora". */
function isPolite({ name, group, relationship, tone, register }: Facts): boolean {
  if (register) return register === 'formal';
  if (alwaysClose.includes(group)) return false;
  if (group === 'client' || isTitled(name)) return true;
  return (tone === 'formal' || tone === 'respectful') && !closeRelations.has(relationship) && group !== 'friend';
}

/** The form of address for `{you, select, ...}`. */
export function formFor(facts: Facts): Form {
  if (facts.isSeveral) return 'vocês';
  if (!isPolite(facts)) return 'você';
  const gender = knownGender(facts);
  if (gender === null) return 'cortês';
  return gender === 'f' ? 'senhora' : 'senhor';
}
