import { occasions } from '../contract/occasions.ts';
import { greetingName } from './first-name.ts';
import { isOccasionType, occasionInEnglish } from './occasions.ts';

/** The inputs of a card's title. `years` is null if the year of the original date is unknown. */
export type TitleFacts = {
  occasionType: string;
  years: number | null;
  nickname?: string | null;
  name: string;
  /** Known of a household; else missing, and told by the name. */
  areSeveral?: boolean | null | undefined;
};

/**
 * The smart title of a card (specification 1, section 9; D39):
 * - birthday: 'Happy 43rd Birthday, Mum', at 16 'Happy Sweet 16, Mum'. Other milestones (18, 21, 30, 40 …) use the
 *   ordinal; they affect only wording and art, see `isMilestone`.
 * - anniversary: 25 is Silver, 50 is Golden, without the number; all others use the ordinal.
 * - without a year, and on the original day (0): 'Happy Birthday, Mum'.
 * - every other occasion: its capitalised name with a fitting greeting ('Happy Easter, Mum'); a memorial is not
 *   'happy'. Custom occasions stay as written ('Gotcha day, Mum').
 */
export function cardTitle({ occasionType, years, nickname, name }: TitleFacts): string {
  const greeting = greetingFor(occasionType, years);
  const addressee = greetingName(nickname, name);
  // Within a line "The Bergs" are "the Bergs".
  return addressee === '' ? greeting : `${greeting}, ${addressee.replace(/^The(?=\s)/u, 'the')}`;
}

/** Whether the number of years deserves special wording or art. */
export function isMilestone(occasionType: string, years: number | null): boolean {
  if (years === null) return false;
  if (occasionType === 'birthday') return [16, 18, 21].includes(years) || (years >= 30 && years % 10 === 0);
  return occasionType === 'anniversary' && [1, 5, 10, 25, 50].includes(years);
}

/** '1st', '2nd', '3rd', '11th', '112th' … */
export function ordinal(count: number): string {
  const isTeen = count % 100 >= 11 && count % 100 <= 13;
  const suffix = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th');
  return `${count}${suffix}`;
}

function greetingFor(occasionType: string, years: number | null): string {
  if (occasionType === 'birthday') return numbered('Birthday', years, { 16: 'Happy Sweet 16' });
  if (occasionType === 'anniversary') {
    return numbered('Anniversary', years, { 25: 'Happy Silver Anniversary', 50: 'Happy Golden Anniversary' });
  }
  const label = occasionInEnglish(occasionType);
  return isOccasionType(occasionType) ? (occasions[occasionType].greeting ?? `Happy ${label}`) : label;
}

function numbered(label: string, years: number | null, special: Record<number, string>): string {
  if (years === null || years < 1) return `Happy ${label}`;
  return special[years] ?? `Happy ${ordinal(years)} ${label}`;
}
