import type { HouseholdWords } from '../../../domain/household-name.ts';

/** How people who live together are named. Without a first name a surname begins large: "Familie De Vries". */
export const household: HouseholdWords = {
  withChildren: (adults, children) => `${adults} met ${children}`,
  family: (surname) => `Familie ${surname.charAt(0).toUpperCase()}${surname.slice(1)}`,
};
