import type { Facts } from '../idea.ts';
import type { Group } from '../relationship-group.ts';

const titled = /^(herrn?|frau|dr|prof|professor|professorin|familie)\b/i;
/** Whom even a friend calls so is no du; a doctor among friends is. */
const civil = /^(?:herrn?|frau)(?!\p{L})/iu;
const outsideFamily: readonly Group[] = ['friend', 'in-law', 'work', 'acquaintance'];
const peers: ReadonlySet<string> = new Set(['colleague', 'mentor', 'coach']);
const courteousTones: readonly string[] = ['formal', 'respectful'];

type Addressee = Pick<Facts, 'group' | 'relationship' | 'tone' | 'name' | 'isSeveral' | 'register'>;
type Form = 'du' | 'ihr' | 'Sie';

/** Whether the card says Sie: as the sender does; else always to clients and to people with a title, else by tone; never in the family. */
export function isPolite({ group, relationship, tone, name, register }: Addressee): boolean {
  if (register) return register === 'formal';
  if (group === 'client' || (civil.test(name) && outsideFamily.includes(group))) return true;
  if (group !== 'work' && group !== 'acquaintance') return false;
  // A teacher or a boss is Sie unless the tone itself is familiar.
  const isLookedUpTo = group === 'work' && !peers.has(relationship);
  return titled.test(name) || [...courteousTones, ...(isLookedUpTo ? ['warm'] : [])].includes(tone ?? 'warm');
}

/** Sie, or du; several people whom one would call du are ihr. */
export function formFor(facts: Addressee): Form {
  if (isPolite(facts)) return 'Sie';
  return facts.isSeveral ? 'ihr' : 'du';
}
