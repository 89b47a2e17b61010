import { t } from '../../../contract/translate.ts';
import { parseCalendarDate } from '../../../domain/calendar-date.ts';
import { isNamedHoliday, occasionLabel } from '../../../domain/occasions.ts';
import { languageOfReader } from '../../reader.ts';
import type { FeedDate } from './feed-dates.store.ts';

/** Occasions that take a possessive: "Margaret's birthday", unlike "Easter: Margaret". */
const owned = ['birthday', 'anniversary', 'wedding', 'graduation', 'promotion', 'retirement'];

/** The title of a calendar event: person and occasion. No age, because one title covers every year of the rule. */
export function eventSummary({ personName, occasionType }: Pick<FeedDate, 'personName' | 'occasionType'>): string {
  const name = oneLine(personName);
  // Other languages would have to decline the name.
  if (languageOfReader() === 'en' && owned.includes(occasionType))
    return `${name}'s ${occasionLabel(occasionType).toLowerCase()}`;
  const label = occasionType === 'custom' ? t`Important date` : oneLine(occasionLabel(occasionType));
  return t`${label}: ${name}`;
}

/** The event's description: the first year, the day of a leap-day date in common years, and a link to the date. */
export function eventDescription(date: FeedDate, repeats: boolean, contactUrl: string): string {
  const known = isNamedHoliday(date.occasionType) ? null : parseCalendarDate(date.date);
  const lines: string[] = [];
  if (repeats && known?.year) {
    lines.push(date.occasionType === 'birthday' ? t`Year of birth: ${known.year}` : t`Since ${known.year}`);
  }
  if (repeats && known?.month === 2 && known.day === 29) lines.push(t`On February 28 in years without a 29th.`);
  lines.push(t`Open in Fondly: ${contactUrl}`);
  return lines.join('\n');
}

/** Names may contain line breaks and control characters; calendar lines may not. */
function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}
