import type { ImportantDateView } from '../../../../contract/dates.ts';
import { type OccasionType, occasionTypes } from '../../../../contract/occasions.ts';
import { nextHoliday } from '../../../../domain/next-occurrence.ts';
import { isNamedHoliday, occasionFormFields } from '../../../../domain/occasions.ts';

type DateFacts = Pick<ImportantDateView, 'personId' | 'personName' | 'occasionType'>;

/** An occasion type with its next day and the contacts that have it, each once, by name. */
export type Occasion = {
  type: OccasionType;
  /** 'YYYY-MM-DD' for a named holiday; null for occasions whose day differs by contact. */
  nextDay: string | null;
  people: { id: number; name: string }[];
};

const byName = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });

/** All occasion types in the order of the vocabulary (D11). Custom words count as the type custom. */
export function listOccasions(dates: readonly DateFacts[], today: string): Occasion[] {
  const having = new Map<OccasionType, Map<number, string>>(occasionTypes.map((type) => [type, new Map()]));
  for (const date of dates) {
    having.get(occasionFormFields(date.occasionType).occasionType)?.set(date.personId, date.personName);
  }
  return Array.from(having, ([type, people]) => ({
    type,
    nextDay: isNamedHoliday(type) ? nextHoliday(type, today) : null,
    people: Array.from(people, ([id, name]) => ({ id, name })).sort((a, b) => byName.compare(a.name, b.name)),
  }));
}
