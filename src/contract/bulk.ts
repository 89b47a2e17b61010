import { z } from 'zod';
import { createDateBody } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { imageUrl, largestId, relationshipInput } from './fields.ts';
import { groupNames } from './groups.ts';
import { mostChangedPeople } from './limits.ts';
import { readerLocale, t } from './translate.ts';
import { languages } from './vocabulary.ts';

const rowId = z.int().positive().max(largestId);
const ids = z
  .array(rowId)
  .min(1, t`Choose at least one contact.`)
  .max(mostChangedPeople, t`Choose at most ${mostChangedPeople.toLocaleString(readerLocale)} contacts at once.`);

/** One change of many contacts. */
const change = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('groups'), add: groupNames.default([]), remove: groupNames.default([]) }),
  /** Contacts that have the date, or another of an occasion that one has only once, are left alone. */
  createDateBody.omit({ personId: true, isActive: true }).extend({ kind: z.literal('date') }),
  z.strictObject({ kind: z.literal('style'), styleId: z.uuid().nullable() }),
  z.strictObject({ kind: z.literal('language'), language: z.enum(languages).nullable() }),
  z.strictObject({ kind: z.literal('relationship'), relationship: relationshipInput }),
  z.strictObject({ kind: z.literal('delete') }),
]);
export type BulkChange = z.output<typeof change>;

const membership = z.strictObject({ groupId: rowId, personIds: ids });

/** What the change of many contacts replaced or added, to be sent back for Undo. */
const undo = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('groups'),
    gained: z.array(membership).max(100),
    lost: z.array(membership).max(100),
    /** Groups that the change made. */
    made: z.array(rowId).max(100),
  }),
  z.strictObject({ kind: z.literal('date'), dateIds: ids }),
  z.strictObject({
    kind: z.literal('style'),
    former: z
      .array(z.strictObject({ id: rowId, styleId: z.uuid().nullable(), image: imageUrl.nullable() }))
      .max(mostChangedPeople),
  }),
  z.strictObject({
    kind: z.literal('language'),
    former: z.array(z.strictObject({ id: rowId, language: z.enum(languages).nullable() })).max(mostChangedPeople),
  }),
  z.strictObject({
    kind: z.literal('relationship'),
    former: z.array(z.strictObject({ id: rowId, relationship: relationshipInput })).max(mostChangedPeople),
  }),
  /** Restores them from the trash. */
  z.strictObject({ kind: z.literal('delete'), personIds: ids }),
]);
export type BulkUndo = z.output<typeof undo>;

export const changePeopleBody = z.object({ ids, change });
export type ChangePeopleBody = z.input<typeof changePeopleBody>;

export const bulkEndpoints = {
  change: endpoint({
    method: 'POST',
    path: '/api/people/bulk',
    body: changePeopleBody,
    response: z.object({
      changed: z.int(),
      /** How many were so already. */
      unchanged: z.int(),
      /** null if nothing changed. */
      undo: undo.nullable(),
    }),
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/people/bulk/undo',
    body: z.object({ undo }),
    response: z.object({
      restored: z.int(),
      /** Which deleted contacts could not be restored and why, a sentence or two for each. */
      stayed: z.array(z.string()),
    }),
  }),
};
