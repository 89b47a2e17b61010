import type { HouseholdWords } from '../../../domain/household-name.ts';

/** How people who live together are named. */
export const household: HouseholdWords = {
  withChildren: (adults, children) => `${adults} con ${children}`,
  family: (surname) => `Famiglia ${surname}`,
};
