import type { CardCategory, Tone } from '../../contract/vocabulary.ts';

/** Days of remembrance, loss and repentance: no hobbies, no cheer. */
export const solemnDays: ReadonlySet<string> = new Set([
  'memorial',
  'memorial-day',
  'good-friday',
  'yom-kippur',
  'miscarriage',
  'pet-loss',
]);

export const isSolemn = (category: CardCategory, occasionType = '') =>
  category === 'sympathy' || solemnDays.has(occasionType.trim().toLowerCase());

/** The tone for a card: nobody is playful in grief, whatever is usual for this person. */
export const toneFor = (tone: Tone, category: CardCategory, occasionType?: string): Tone =>
  tone === 'playful' && isSolemn(category, occasionType) ? 'warm' : tone;
