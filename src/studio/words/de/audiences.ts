import type { Facts } from '../idea.ts';
import type { Group } from '../relationship-group.ts';
import { groups } from '../relationship-group.ts';

/** Groups that many ideas share. */
export const everyone: readonly Group[] = groups;
export const notPartner: readonly Group[] = groups.filter((group) => group !== 'partner');
export const personally: readonly Group[] = groups.filter((group) => group !== 'client');
/** Anyone but one's own partner, who is not one of several people one happens to think of. */
export const others: readonly Group[] = personally.filter((group) => group !== 'partner');
const kin: readonly Group[] = ['parent', 'child', 'sibling', 'grandparent', 'grandchild', 'family', 'in-law'];
/** All of them are du. */
export const closePeople: readonly Group[] = [...kin, 'partner', 'friend'];
export const business: readonly Group[] = ['work', 'client'];
/** Couples we know from outside. */
export const outsideCouples: readonly Group[] = [...kin, 'friend', 'acquaintance'];

const onceIn = 6;

/** For a fact where only one idea uses it: one person in six, so that not everybody who loves something gets that card. */
export function nowAndThen({ name }: Facts): boolean {
  return [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % onceIn === 0;
}
