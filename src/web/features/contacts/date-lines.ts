import type { ImportantDateView } from '../../../contract/dates.ts';
import { t } from '../../../contract/translate.ts';
import { keptOnThe28th } from '../../../domain/calendar-date.ts';
import { ordinal } from '../../../domain/card-title.ts';
import { daysAhead, relativeDay } from '../../../domain/days-ahead.ts';
import { isNamedHoliday } from '../../../domain/occasions.ts';
import { leapDayNote, mediumDay, ordinalDay } from '../../calendar-words.ts';
import { countedYears } from '../../counted-occasion.ts';

type DateFacts = Pick<ImportantDateView, 'occasionType' | 'date' | 'nextOccurrence'>;
type DateWithRule = DateFacts & Pick<ImportantDateView, 'holidayRule'>;

/** Days further ahead are shown as dates rather than counted. */
const countedDays = 60;

/** 'Turns 60, in 13 days', 'Next on May 9, 2027', 'Was on Jun 2, 2024'. */
export function whenWords(facts: DateFacts, today: string): string {
  const { occasionType, date, nextOccurrence } = facts;
  if (nextOccurrence === null) return t`Was on ${mediumDay(date)}`;
  const years = countedYears(facts);
  const near = daysAhead(today, nextOccurrence) <= countedDays;
  const day = near ? relativeDay(today, nextOccurrence) : t`on ${mediumDay(nextOccurrence)}`;
  if (years !== null) {
    const count = globalThis.translate ? years : ordinal(years);
    return `${occasionType === 'birthday' ? t`Turns ${years}` : t`${count} year`}, ${day}`;
  }
  return near ? sentenceCase(day) : t`Next on ${mediumDay(nextOccurrence)}`;
}

/** The original date, if it says more than the next occurrence: 'Born December 4th, 1966', 'December 4th'. */
export function originWords(
  { occasionType, date, nextOccurrence, holidayRule }: DateWithRule,
  today: string,
): string | null {
  if (isNamedHoliday(occasionType) || nextOccurrence === null) return null;
  // Without a year it is only the day that the rule found.
  if (date.startsWith('--') && holidayRule) return null;
  const isBirth = occasionType === 'birthday' && !date.startsWith('--') && date <= today;
  return isBirth ? t`Born ${ordinalDay(date)}` : ordinalDay(date);
}

/** Explains why 29 February falls on the 28th; null if it does not. */
export function leapDayWords({ date, nextOccurrence, holidayRule }: DateWithRule): string | null {
  return nextOccurrence && !holidayRule && keptOnThe28th(date, nextOccurrence) ? leapDayNote(nextOccurrence) : null;
}

/** The next date of each contact. */
export function nextDatesByPerson(dates: readonly ImportantDateView[]): Map<number, ImportantDateView> {
  const next = new Map<number, ImportantDateView>();
  for (const date of dates) {
    const known = next.get(date.personId)?.nextOccurrence;
    if (date.nextOccurrence && (!known || date.nextOccurrence < known)) next.set(date.personId, date);
  }
  return next;
}

function sentenceCase(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
