import type { CardCategory } from '../../contract/vocabulary.ts';
import type { Idea } from './idea.ts';

/** Days that are kept and not celebrated, whatever category the card was filed under. */
type SolemnDay = 'memorial' | 'memorial-day' | 'good-friday';

const openCategories: readonly CardCategory[] = ['sympathy', 'thinking-of-you', 'holiday', 'custom'];

/** The ideas of a language for a card: those of its category, unless its day is a solemn one that the category leaves open. */
export function ideasByCategory(
  ideas: Readonly<Record<CardCategory, readonly Idea[]>>,
  solemn: Readonly<Record<SolemnDay, readonly Idea[]>>,
): (category: CardCategory, occasionType: string) => readonly Idea[] {
  const ofDay: Readonly<Record<string, readonly Idea[]>> = solemn;
  return (category, occasionType) => {
    const kept = Object.hasOwn(ofDay, occasionType) ? ofDay[occasionType] : undefined;
    return kept && openCategories.includes(category) ? kept : ideas[category];
  };
}
