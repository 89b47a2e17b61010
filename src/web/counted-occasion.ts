import type { ImportantDateView } from '../contract/dates.ts';
import { yearsAt } from '../domain/age.ts';
import { ordinal } from '../domain/card-title.ts';
import { occasionLabel } from '../domain/occasions.ts';

type DateFacts = Pick<ImportantDateView, 'occasionType' | 'date' | 'nextOccurrence'>;

/** '60th Birthday', '10th Anniversary', 'Christmas'. */
export function countedOccasion(facts: DateFacts): string {
  const label = occasionLabel(facts.occasionType);
  const years = countedYears(facts);
  return years === null ? label : `${ordinal(years)} ${label}`;
}

/** The number of years at the next birthday or anniversary; null for other occasions or an unknown year. */
export function countedYears({ occasionType, date, nextOccurrence }: DateFacts): number | null {
  if (!nextOccurrence || (occasionType !== 'birthday' && occasionType !== 'anniversary')) return null;
  return yearsAt(date, nextOccurrence) || null;
}
