import type { Group } from '../relationship-group.ts';
import { groups } from '../relationship-group.ts';

/** Groups that many ideas share. */
export const everyone: readonly Group[] = groups;
export const personally: readonly Group[] = groups.filter((group) => group !== 'client');
const kin: readonly Group[] = ['parent', 'child', 'sibling', 'grandparent', 'grandchild', 'family', 'in-law'];
export const closePeople: readonly Group[] = [...kin, 'partner', 'friend'];
export const business: readonly Group[] = ['work', 'client'];
/** Couples we know from outside: everybody but one's own partner and the people of one's work. */
export const outsideCouples: readonly Group[] = [...kin, 'friend', 'acquaintance'];
/** Anyone but one's own partner, who is not one of several people one happens to think of. */
export const beyondPartner: readonly Group[] = personally.filter((group) => group !== 'partner');
