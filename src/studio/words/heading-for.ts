import type { CardCategory, Language } from '../../contract/vocabulary.ts';
import { categoryOfWords, eventOf } from './events.ts';
import { packFor } from './language-packs.ts';

/**
 * The short words drawn on the picture; with a number only if `years` is a number that people celebrate. `occasionType`
 * gives a holiday without its own category the right name; `isSeveral` is for a couple or a family.
 */
export function headingFor(
  category: CardCategory,
  language: Language,
  known: { years: number | null; occasionType?: string; isSeveral?: boolean },
): string {
  const pack = packFor(language);
  const toSeveral = known.isSeveral ? pack.headingsToSeveral?.[category] : undefined;
  const occasionType = known.occasionType ?? '';
  return toSeveral ?? pack.heading(categoryOfWords(category, occasionType), known.years, eventOf(occasionType));
}
