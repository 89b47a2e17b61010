import type { Facts } from '../idea.ts';
import type { Group } from '../relationship-group.ts';

/** Whom even a friend calls so is no je; a doctor among friends is. */
const civil = /^(?:de\s+heer|heer|dhr|meneer|mevr(?:ouw)?|mw|mej(?:uffrouw)?)(?!\p{L})/iu;
const titled = /^(?:dr|drs|ir|ing|mr|prof|professor|ds|dominee|pastoor)\.?\s/iu;
const outsideFamily: readonly Group[] = ['friend', 'in-law', 'work', 'acquaintance'];
const courteousTones: readonly string[] = ['formal', 'respectful'];

type Addressee = Pick<Facts, 'group' | 'tone' | 'name' | 'isSeveral' | 'register'>;
type Form = 'je' | 'jullie' | 'u';

/** Whether the card says u: as the sender does; else always to clients and to people with a title, else by tone; never in the family. */
export function isPolite({ group, tone, name, register }: Addressee): boolean {
  if (register) return register === 'formal';
  if (group === 'client' || (civil.test(name) && outsideFamily.includes(group))) return true;
  if (group !== 'work' && group !== 'acquaintance') return false;
  return titled.test(name) || courteousTones.includes(tone ?? 'warm');
}

/** U, or je; several people whom one would call je are jullie. */
export function formFor(facts: Addressee): Form {
  if (isPolite(facts)) return 'u';
  return facts.isSeveral ? 'jullie' : 'je';
}
