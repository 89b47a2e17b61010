import type { ImportantDateView } from '../contract/dates.ts';
import { t } from '../contract/translate.ts';
import { yearsAt } from '../domain/age.ts';
import { ordinal } from '../domain/card-title.ts';
import { occasionLabel } from '../domain/occasions.ts';

type DateFacts = Pick<ImportantDateView, 'occasionType' | 'date' | 'nextOccurrence'>;

/** '60th Birthday', '10th Anniversary', 'Christmas'. */
export function countedOccasion(facts: DateFacts): string {
  const years = countedYears(facts);
  if (years === null) return occasionLabel(facts.occasionType);
  // Other languages write their own ordinals around the number.
  const count = globalThis.translate ? years : ordinal(years);
  return facts.occasionType === 'birthday' ? t`${count} Birthday` : t`${count} Anniversary`;
}

/** The number of years at the next birthday or anniversary; null for other occasions or an unknown year. */
export function countedYears({ occasionType, date, nextOccurrence }: DateFacts): number | null {
  if (!nextOccurrence || (occasionType !== 'birthday' && occasionType !== 'anniversary')) return null;
  return yearsAt(date, nextOccurrence) || null;
}
