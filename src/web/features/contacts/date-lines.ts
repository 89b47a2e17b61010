import type { ImportantDateView } from '../../../contract/dates.ts';
import { ordinal } from '../../../domain/card-title.ts';
import { daysAhead, relativeDay } from '../../../domain/days-ahead.ts';
import { mediumDay } from '../../calendar-words.ts';
import { countedYears } from '../../counted-occasion.ts';

type DateFacts = Pick<ImportantDateView, 'occasionType' | 'date' | 'nextOccurrence'>;

/** From here on a day is named rather than counted. */
const countedDays = 60;

/** 'Turns 60, in 13 days', 'Next on May 9, 2027', 'Was on Jun 2, 2024'. */
export function whenWords(facts: DateFacts, today: string): string {
  const { occasionType, date, nextOccurrence } = facts;
  if (nextOccurrence === null) return `Was on ${mediumDay(date)}`;
  const years = countedYears(facts);
  const near = daysAhead(today, nextOccurrence) <= countedDays;
  const day = near ? relativeDay(today, nextOccurrence) : `on ${mediumDay(nextOccurrence)}`;
  if (years !== null) return `${occasionType === 'birthday' ? `Turns ${years}` : `${ordinal(years)} year`}, ${day}`;
  return near ? sentenceCase(day) : `Next ${day}`;
}

/** The date that comes round first of each contact. */
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
