import type { Facts } from '../idea.ts';
import type { Group } from '../relationship-group.ts';

/** Whom one speaks to: one person closely, several closely, a man, a woman or several politely, or somebody whose Pan or Pani is not known. */
export type Form = 'ty' | 'wy' | 'Pan' | 'Pani' | 'Państwo' | 'nieznana';

const outsideFamily: readonly Group[] = ['friend', 'in-law', 'work', 'acquaintance'];
const peers: ReadonlySet<string> = new Set(['colleague', 'mentor', 'coach']);
const courteousTones: readonly string[] = ['formal', 'respectful'];

/** Whom even a friend calls so is no "ty". */
const womansTitle = /^(?:pani|p\. |frau|mrs|ms|miss|mme|madame|sra|señora)(?!\p{L})/iu;
const mansTitle = /^(?:pan|panie|herrn?|mr|monsieur|m\. |sr|señor)(?!\p{L})/iu;
const title = /^(?:dr|doktor|prof|profesor|mgr|inż|ks|ksiądz|państwo)\b/iu;

type Addressee = Pick<Facts, 'group' | 'relationship' | 'tone' | 'gender' | 'isSeveral' | 'register'>;

/** Whether the card says Pan or Pani: as the sender does; else always to clients and to people with a title, else by tone; never in the family. */
export function isPolite(name: string, { group, relationship, tone, register }: Addressee): boolean {
  if (register) return register === 'formal';
  const isTitled = womansTitle.test(name) || mansTitle.test(name) || title.test(name);
  if (group === 'client' || (isTitled && outsideFamily.includes(group))) return true;
  if (group !== 'work' && group !== 'acquaintance') return false;
  // A teacher or a boss is no "ty" until the tone itself is familiar.
  const isLookedUpTo = group === 'work' && !peers.has(relationship);
  return [...courteousTones, ...(isLookedUpTo ? ['warm'] : [])].includes(tone ?? 'warm');
}

/** The gender that a title tells, else the one that is known. */
export function genderFor(name: string, gender: Facts['gender']): Facts['gender'] {
  if (womansTitle.test(name)) return 'f';
  return mansTitle.test(name) ? 'm' : gender;
}

export function formFor(facts: Facts): Form {
  if (!isPolite(facts.name, facts)) return facts.isSeveral ? 'wy' : 'ty';
  if (facts.isSeveral) return 'Państwo';
  const gender = genderFor(facts.name, facts.gender);
  return gender === null ? 'nieznana' : gender === 'f' ? 'Pani' : 'Pan';
}
