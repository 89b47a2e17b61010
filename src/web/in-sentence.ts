import { isOccasionType, occasionLabel } from '../domain/occasions.ts';

/** A label within a sentence: English writes it small there; a translation keeps its own capitals, as German nouns do. */
export function inSentence(label: string): string {
  return globalThis.translate ? label : label.toLowerCase();
}

/** An occasion within a sentence; one of the user's own stays as it was written. */
export function occasionInSentence(occasionType: string): string {
  return isOccasionType(occasionType) ? inSentence(occasionLabel(occasionType)) : occasionType;
}
