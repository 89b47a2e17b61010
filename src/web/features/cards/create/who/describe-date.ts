import type { ImportantDateView } from '../../../../../contract/dates.ts';
import { t } from '../../../../../contract/translate.ts';
import { mediumDay, ordinalDay } from '../../../../calendar-words.ts';

type DateFacts = Pick<ImportantDateView, 'date' | 'nextOccurrence'>;

/** When a card for the date would be sent: 'Scheduled for Dec 4, 2026'. */
export function describeDate({ date, nextOccurrence }: DateFacts): string {
  return nextOccurrence
    ? t`Scheduled for ${mediumDay(nextOccurrence)}`
    : t`Was on ${ordinalDay(date)}. Choose a day later.`;
}
