import type { Facts } from './idea.ts';

/** Young enough to be told so: an aunt who is eight is a slip in the record. */
export function isYoung({ relationship, years }: Facts, from: number, to: number): boolean {
  return years >= from && years <= to && relationship !== 'aunt' && relationship !== 'uncle';
}

/** An age people look back from. */
export function isRound(years: number): boolean {
  return years >= 30 && years % 10 === 0;
}
