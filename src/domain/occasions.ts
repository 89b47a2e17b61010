import { type NamedHoliday, namedHolidays, type OccasionType, occasionTypes } from '../contract/vocabulary.ts';

const labels: Record<OccasionType, string> = {
  birthday: 'Birthday',
  anniversary: 'Anniversary',
  wedding: 'Wedding',
  graduation: 'Graduation',
  baby: 'Baby',
  promotion: 'Promotion',
  retirement: 'Retirement',
  holiday: 'Holiday',
  religious: 'Religious',
  memorial: 'Memorial',
  custom: 'Other/Custom',
  'valentines-day': "Valentine's Day",
  christmas: 'Christmas',
  'new-years-day': "New Year's Day",
  'independence-day': 'Independence Day',
  halloween: 'Halloween',
  'st-patricks-day': "St. Patrick's Day",
  'mothers-day': "Mother's Day",
  'fathers-day': "Father's Day",
  thanksgiving: 'Thanksgiving',
  'labor-day': 'Labor Day',
  'memorial-day': 'Memorial Day',
  'columbus-day': 'Columbus Day',
  'mlk-day': 'Martin Luther King Jr. Day',
  'presidents-day': "Presidents' Day",
  easter: 'Easter',
  'good-friday': 'Good Friday',
  'palm-sunday': 'Palm Sunday',
};

export function isOccasionType(text: string): text is OccasionType {
  return (occasionTypes as readonly string[]).includes(text);
}

/** Named holidays have a computed date and always repeat. */
export function isNamedHoliday(text: string): text is NamedHoliday {
  return (namedHolidays as readonly string[]).includes(text);
}

/** What people read for a stored occasion type; a custom type is stored as the user's own words and read as them. */
export function occasionLabel(occasionType: string): string {
  if (isOccasionType(occasionType)) return labels[occasionType];
  const words = occasionType.trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What an important date stores for the form's two fields: 'custom' gives way to the user's own words. */
export function storedOccasionType(occasionType: string, customOccasionType: string | null | undefined): string {
  return occasionType === 'custom' ? customOccasionType?.trim() || 'custom' : occasionType;
}

/** The form's two fields for a stored occasion type: what is in no list is shown as custom with its text. */
export function occasionFormFields(stored: string): { occasionType: OccasionType; customOccasionType: string } {
  return isOccasionType(stored)
    ? { occasionType: stored, customOccasionType: '' }
    : { occasionType: 'custom', customOccasionType: stored };
}
