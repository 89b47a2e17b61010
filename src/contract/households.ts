import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idParams, isEmail, largestId, maxEmail, maxName } from './fields.ts';
import { householdLimits } from './limits.ts';
import { t } from './translate.ts';

/** Children are named after the adults, by first name. */
export const householdPlaces = ['adult', 'child'] as const;
export type HouseholdPlace = (typeof householdPlaces)[number];

/** How a household is named: by its members, by its surname, or in the user's own words. */
export const nameForms = ['names', 'family', 'own'] as const;
export type NameForm = (typeof nameForms)[number];

/** How long the names of a household may be. */
export const householdNames = { name: maxName, greetingName: 100 } as const;

/** One who lives in a household, in the order of a card. */
export const householdMember = z.object({ id: z.int(), name: z.string(), place: z.enum(householdPlaces) });
export type HouseholdMember = z.infer<typeof householdMember>;

/** An address of a household that gets no cards, and why. */
export const quietEmail = z.object({ email: z.string(), reason: z.enum(['unsubscribed', 'bounced']) });

const trimmedEmail = z.string().trim().max(maxEmail).refine(isEmail, t`Enter a valid email address.`);

/** Further addresses of a household; each once. */
export const alsoEmailsInput = z
  .array(trimmedEmail)
  .max(householdLimits.alsoEmails, t`A household can have up to 6 email addresses. Remove one first.`)
  .refine((emails) => new Set(emails.map((email) => email.toLowerCase())).size === emails.length, {
    message: t`This address is already there. Enter another one.`,
  });

const members = z
  .array(z.object({ id: z.int().positive().max(largestId), place: z.enum(householdPlaces).default('adult') }))
  .max(householdLimits.members, t`A household can have up to ${householdLimits.members} people.`)
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, t`Choose each contact once.`);

/** A household with the names it could have, as they would be written. */
export const householdView = z.object({
  id: z.int(),
  name: z.string(),
  greetingName: z.string().nullable(),
  members: z.array(householdMember),
  nameForm: z.enum(nameForms),
  names: z.string(),
  family: z.string().nullable(),
});
export type HouseholdView = z.infer<typeof householdView>;

/** People who seem to live together. Nothing is made of it unasked. */
export const householdSuggestion = z.object({
  members: z.array(householdMember),
  /** How the household would be named. */
  name: z.string(),
  address: z.string(),
});
export type HouseholdSuggestion = z.infer<typeof householdSuggestion>;

export const createHouseholdBody = z.object({
  members: members.min(2, t`Choose at least two people.`),
});
export type CreateHouseholdBody = z.input<typeof createHouseholdBody>;

export const updateHouseholdBody = z.object({
  /** All its members, in their order; the others move out. */
  members: members.min(1, t`Someone has to live here. Delete the household instead.`).optional(),
  /** A name of one's own is set as the name of the contact. */
  nameForm: z.enum(['names', 'family']).optional(),
});
export type UpdateHouseholdBody = z.input<typeof updateHouseholdBody>;

export const householdEndpoints = {
  suggestions: endpoint({
    method: 'GET',
    path: '/api/households/suggestions',
    response: z.array(householdSuggestion),
  }),
  create: endpoint({ method: 'POST', path: '/api/households', body: createHouseholdBody, response: householdView }),
  get: endpoint({ method: 'GET', path: '/api/households/:id', params: idParams, response: householdView }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/households/:id',
    params: idParams,
    body: updateHouseholdBody,
    response: householdView,
  }),
};
