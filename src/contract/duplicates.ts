import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { largestId } from './fields.ts';
import { personView } from './people.ts';

/** The most contacts that are shown as one person, and merged at a time. */
export const largestDuplicateGroup = 20;

export const duplicateGroup = z.object({
  /** The older contact first. */
  people: z.array(z.object({ id: z.int(), name: z.string(), cardCount: z.int() })),
  /** What makes them alike, in words: 'Same name and email'. */
  why: z.array(z.string()),
});
export type DuplicateGroup = z.infer<typeof duplicateGroup>;

/** What can only be one thing in the contact that stays. The address goes as a whole, a style with its picture. */
export const mergeableFields = [
  'name',
  'nickname',
  'greetingName',
  'relationship',
  'email',
  'phone',
  'address',
  'photo',
  'style',
  'timeZone',
  'language',
] as const;
export type MergeableField = (typeof mergeableFields)[number];

const personId = z.int().positive().max(largestId);
const shownPerson = z.object({ id: personId, version: z.int() });
const distinctMessage = 'Choose each contact once.';

export const mergePeopleBody = z
  .object({
    /** The contact that stays, as it was shown. */
    stays: shownPerson,
    /** Those that go into it. */
    merged: z
      .array(shownPerson)
      .min(1, 'Choose at least two contacts.')
      .max(largestDuplicateGroup - 1),
    /** Whose value each field takes. One that is not named keeps the value of the contact that stays, or else the first there is. */
    choices: z.partialRecord(z.enum(mergeableFields), personId).default({}),
    /** Adds the names, nicknames, relationships, emails, phones and addresses that were not chosen to the notes. */
    keepOthersInNotes: z.boolean().default(true),
    /** Cards that are not sent yet, made for an address that is not kept, go to the one that is, or wait for one (D46, D50). */
    updateCards: z.boolean().default(false),
  })
  .refine(({ stays, merged }) => new Set([stays, ...merged].map(({ id }) => id)).size === merged.length + 1, {
    path: ['merged'],
    message: distinctMessage,
  });
export type MergePeopleBody = z.input<typeof mergePeopleBody>;

export const mergedPeople = z.object({
  person: personView,
  /** How many dates and cards came from the other contacts. */
  dates: z.int(),
  cards: z.int(),
  /** How many cards have another address now, or none. */
  cardsUpdated: z.int(),
  /** Days that now have more than one unsent card of a kind. */
  crowdedDays: z.int(),
});
export type MergedPeople = z.infer<typeof mergedPeople>;

export const duplicateEndpoints = {
  list: endpoint({ method: 'GET', path: '/api/people/duplicates', response: z.array(duplicateGroup) }),
  merge: endpoint({ method: 'POST', path: '/api/people/merge', body: mergePeopleBody, response: mergedPeople }),
  /** These are different people: they are not offered together again. */
  apart: endpoint({
    method: 'POST',
    path: '/api/people/duplicates/apart',
    body: z.object({
      ids: z
        .array(personId)
        .min(2, 'Choose at least two contacts.')
        .max(largestDuplicateGroup)
        .refine((ids) => new Set(ids).size === ids.length, distinctMessage),
    }),
  }),
};
