import { occasions } from '../contract/occasions.ts';
import { greetingName } from './first-name.ts';
import { isOccasionType, occasionLabel } from './occasions.ts';

/** The inputs of a card's title. `years` is null when the year of the original date is unknown. */
export type TitleFacts = { occasionType: string; years: number | null; nickname?: string | null; name: string };

/**
 * The smart title of a card (specification 1, section 9; D39):
 * - birthday: 'Happy 43rd Birthday, Mum', at 16 'Happy Sweet 16, Mum'. The other milestones (18, 21, 30, 40 …) read like
 *   any ordinal; that they are milestones matters to wording and art, see `isMilestone`.
 * - anniversary: 25 is Silver, 50 is Golden, without the number; 1, 5 and 10 read like any ordinal.
 * - without a year, and for the day itself (0), 'Happy Birthday, Mum'.
 * - every other occasion contains its capitalised type name ('Happy Easter, Mum'), in words that fit it: nothing is
 *   'happy' about a memorial. An occasion in the user's own words is left as written ('Gotcha day, Mum').
 */
export function cardTitle({ occasionType, years, nickname, name }: TitleFacts): string {
  const greeting = greetingFor(occasionType, years);
  const addressee = greetingName(nickname, name);
  return addressee === '' ? greeting : `${greeting}, ${addressee}`;
}

/** Round numbers worth a special wording or picture. */
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
  const label = occasionLabel(occasionType);
  return isOccasionType(occasionType) ? (occasions[occasionType].greeting ?? `Happy ${label}`) : label;
}

function numbered(label: string, years: number | null, special: Record<number, string>): string {
  if (years === null || years < 1) return `Happy ${label}`;
  return special[years] ?? `Happy ${ordinal(years)} ${label}`;
}
