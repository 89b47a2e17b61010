import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { largestId } from './fields.ts';
import { mergeableFields } from './limits.ts';
import { personView } from './people.ts';
import { t } from './translate.ts';

/** The most contacts in one group of duplicates, and in one merge. */
export const largestDuplicateGroup = 20;

export const duplicateGroup = z.object({
  /** The older contact first. */
  people: z.array(z.object({ id: z.int(), name: z.string(), cardCount: z.int() })),
  /** Why they look like duplicates: 'Same name and email'. */
  why: z.array(z.string()),
});
export type DuplicateGroup = z.infer<typeof duplicateGroup>;

const personId = z.int().positive().max(largestId);
const shownPerson = z.object({ id: personId, version: z.int() });
const distinctMessage = t`Choose each contact once.`;

export const mergePeopleBody = z
  .object({
    /** The contact that remains, with the version that was shown. */
    stays: shownPerson,
    /** The contacts merged into it. */
    merged: z
      .array(shownPerson)
      .min(1, t`Choose at least two contacts.`)
      .max(largestDuplicateGroup - 1),
    /** Whose value each field gets. Fields left out keep the remaining contact's value, or else the first one. */
    choices: z.partialRecord(z.enum(mergeableFields), personId).default({}),
    /** Adds the unchosen names, nicknames and relationships to the notes; emails, phones and addresses are all kept. */
    keepOthersInNotes: z.boolean().default(true),
    /** Unsent cards for an address that is no longer the preferred one go to the preferred one, or wait for one (D46, D50). */
    updateCards: z.boolean().default(false),
  })
  .refine(({ stays, merged }) => new Set([stays, ...merged].map(({ id }) => id)).size === merged.length + 1, {
    path: ['merged'],
    message: distinctMessage,
  });
export type MergePeopleBody = z.input<typeof mergePeopleBody>;

export const mergedPeople = z.object({
  person: personView,
  /** How many dates and cards the remaining contact gained. */
  dates: z.int(),
  cards: z.int(),
  /** How many cards changed or lost their address. */
  cardsUpdated: z.int(),
  /** Days that now have several unsent cards of one kind. */
  crowdedDays: z.int(),
});
export type MergedPeople = z.infer<typeof mergedPeople>;

export const duplicateEndpoints = {
  list: endpoint({ method: 'GET', path: '/api/people/duplicates', response: z.array(duplicateGroup) }),
  merge: endpoint({ method: 'POST', path: '/api/people/merge', body: mergePeopleBody, response: mergedPeople }),
  /** Marks them as different people: the list does not show them together again. */
  apart: endpoint({
    method: 'POST',
    path: '/api/people/duplicates/apart',
    body: z.object({
      ids: z
        .array(personId)
        .min(2, t`Choose at least two contacts.`)
        .max(largestDuplicateGroup)
        .refine((ids) => new Set(ids).size === ids.length, distinctMessage),
    }),
  }),
};
