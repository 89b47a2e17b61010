import type { ImportantDateView } from '../../../../../contract/dates.ts';
import { t } from '../../../../../contract/translate.ts';
import { yearsAt } from '../../../../../domain/age.ts';
import { ordinal } from '../../../../../domain/card-title.ts';
import { occasionLabel } from '../../../../../domain/occasions.ts';
import { mediumDay, ordinalDay } from '../../../../calendar-words.ts';

type DateFacts = Pick<ImportantDateView, 'occasionType' | 'date' | 'nextOccurrence'>;

/** '60th Birthday' if the years are known, else 'Birthday'. */
export function nameDate({ occasionType, date, nextOccurrence }: DateFacts): string {
  const label = occasionLabel(occasionType);
  const years = nextOccurrence === null ? null : yearsAt(date, nextOccurrence);
  const counts = occasionType === 'birthday' || occasionType === 'anniversary';
  return counts && years !== null && years > 0 ? `${ordinal(years)} ${label}` : label;
}

/** When a card for the date would be sent: 'Scheduled for Dec 4, 2026'. */
export function describeDate({ date, nextOccurrence }: DateFacts): string {
  return nextOccurrence
    ? t`Scheduled for ${mediumDay(nextOccurrence)}`
    : t`Was on ${ordinalDay(date)}. Choose a day later.`;
}
