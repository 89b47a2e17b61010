/** Children are named after the adults, by first name. */
export const householdPlaces = ['adult', 'child'] as const;
export type HouseholdPlace = (typeof householdPlaces)[number];
