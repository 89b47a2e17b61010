import type {} from '../contract/translate.ts';
import { isOccasionType, occasionLabel } from './occasions.ts';

/** A label within a sentence: English writes it small there; a translation keeps its own capitals, as German nouns do. */
export function inSentence(label: string): string {
  const isEnglish = globalThis.translationLocale?.startsWith('en') ?? true;
  return isEnglish ? label.toLowerCase() : label;
}

/** An occasion within a sentence; one of the user's own stays as it was written. */
export function occasionInSentence(occasionType: string): string {
  return isOccasionType(occasionType) ? inSentence(occasionLabel(occasionType)) : occasionType;
}
