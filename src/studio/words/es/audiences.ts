import type { Group } from '../relationship-group.ts';
import { groups } from '../relationship-group.ts';

/** Groups that many ideas share. */
export const everyone: readonly Group[] = groups;
export const personally: readonly Group[] = groups.filter((group) => group !== 'client');
export const beyondPartner: readonly Group[] = personally.filter((group) => group !== 'partner');
export const notPartner: readonly Group[] = groups.filter((group) => group !== 'partner');
/** Those a formal sentence suits: nobody writes one to a child, a brother or a wife. */
export const atADistance: readonly Group[] = groups.filter(
  (group) => !['partner', 'child', 'grandchild', 'sibling'].includes(group),
);
const kin: readonly Group[] = ['parent', 'child', 'sibling', 'grandparent', 'grandchild', 'family', 'in-law'];
export const closePeople: readonly Group[] = [...kin, 'partner', 'friend'];
export const business: readonly Group[] = ['work', 'client'];
/** Couples seen from outside: everybody but one's own partner and the people of one's work. */
export const outsideCouples: readonly Group[] = [...kin, 'friend', 'acquaintance'];
export const young: readonly Group[] = ['child', 'grandchild'];
export const elders: readonly Group[] = ['parent', 'grandparent'];
/** Kin in the wider sense; four groups, so that these words are no likelier than those for anyone. */
export const relatives: readonly Group[] = ['family', 'in-law', 'sibling', 'grandchild'];
export const companions: readonly Group[] = ['friend', 'sibling'];
