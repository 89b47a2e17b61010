import {
  type NamedHoliday,
  namedHolidays,
  type OccasionType,
  occasions,
  occasionTypes,
} from '../contract/occasions.ts';
import { translated } from '../contract/translate.ts';

export function isOccasionType(text: string): text is OccasionType {
  return (occasionTypes as readonly string[]).includes(text);
}

/** Named holidays have a computed date and always repeat. */
export function isNamedHoliday(text: string): text is NamedHoliday {
  return (namedHolidays as readonly string[]).includes(text);
}

/** Whether everybody has a day of their own for it, so that it is no occasion for cards to many at once. */
export function isPersonalOccasion(text: string): boolean {
  return (personalOccasions as readonly string[]).includes(text.toLowerCase());
}

const personalOccasions = [
  'birthday',
  'anniversary',
  'memorial',
  'name-day',
  'pet-birthday',
  'pet-loss',
  'miscarriage',
  'recovery-day',
] as const satisfies OccasionType[];

/** Days of the family, which countries keep on days of their own. */
export const familyOccasions = [
  'mothers-day',
  'fathers-day',
  'childrens-day',
  'teachers-day',
  'womens-day',
  'grandparents-day',
] as const satisfies NamedHoliday[];

/** Days of mourning, for which no card is made unasked (D30). */
export const mournedOccasions = ['memorial', 'pet-loss', 'miscarriage'] as const satisfies OccasionType[];

/** The label of a stored occasion type; a custom type is stored and shown as the user wrote it. */
export function occasionLabel(occasionType: string): string {
  return isOccasionType(occasionType) ? translated(occasions[occasionType].label) : occasionInEnglish(occasionType);
}

/** The same for what is not translated: titles, prompts. */
export function occasionInEnglish(occasionType: string): string {
  if (isOccasionType(occasionType)) return occasions[occasionType].label;
  const words = occasionType.trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The occasion type to store for the form's two fields: custom words replace 'custom'. */
export function storedOccasionType(occasionType: string, customOccasionType: string | null | undefined): string {
  return occasionType === 'custom' ? customOccasionType?.trim() || 'custom' : occasionType;
}

/** The form's two fields for a stored occasion type: an unlisted type becomes 'custom' with its text. */
export function occasionFormFields(stored: string): { occasionType: OccasionType; customOccasionType: string } {
  return isOccasionType(stored)
    ? { occasionType: stored, customOccasionType: '' }
    : { occasionType: 'custom', customOccasionType: stored };
}
