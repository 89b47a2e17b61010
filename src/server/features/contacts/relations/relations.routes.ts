import { mostRelations } from '../../../../contract/limits.ts';
import { type RelationBody, relationEndpoints } from '../../../../contract/relations.ts';
import { t } from '../../../../contract/translate.ts';
import type { Context } from '../../../context.ts';
import type { Executor } from '../../../db/executor.ts';
import { type Route, route } from '../../../http/route.ts';
import { invalidField, notFound, Refusal } from '../../../refusal.ts';
import { lockPerson } from '../people.store.ts';
import { requirePerson } from '../require-person.policy.ts';
import {
  countRelations,
  deleteRelation,
  findRelation,
  insertRelation,
  listRelations,
  lockRelation,
  type NewRelation,
  type RelationRow,
  replaceRelation,
} from './relations.store.ts';

/** What other contacts, and people who are none, are to a contact. */
export const relationRoutes: Route[] = [
  route(relationEndpoints.list, {
    access: 'signed-in',
    scope: 'read',
    handler: async ({ context, user, params }) => {
      await requirePerson(context.database.orm, user.id, params.id);
      return { relations: await listRelations(context.database.orm, params.id) };
    },
  }),
  route(relationEndpoints.add, {
    access: 'signed-in',
    scope: 'contacts',
    handler: ({ context, user, params, body }) =>
      change(context, user.id, params.id, body.otherId, async (tx) => {
        const relation = relationOf(params.id, body);
        await refuseSecond(tx, relation);
        for (const id of [relation.personId, relation.otherId]) if (id !== null) await requirePlace(tx, id);
        await insertRelation(tx, relation);
      }),
  }),
  route(relationEndpoints.update, {
    access: 'signed-in',
    scope: 'contacts',
    handler: ({ context, user, params, body }) =>
      change(context, user.id, params.id, body.otherId, async (tx) => {
        const known = await requireRelation(tx, params);
        const relation = relationOf(params.id, body);
        await refuseSecond(tx, relation, known.id);
        await replaceRelation(tx, known.id, relation);
      }),
  }),
  route(relationEndpoints.remove, {
    access: 'signed-in',
    scope: 'contacts',
    handler: ({ context, user, params }) =>
      change(context, user.id, params.id, undefined, async (tx) => {
        await deleteRelation(tx, (await requireRelation(tx, params)).id);
      }),
  }),
];

/** Changes the relations of a contact of the user, and returns all of them. Locks both ends in the order of ids. */
function change(
  context: Context,
  userId: number,
  personId: number,
  otherId: number | undefined,
  act: (tx: Executor) => Promise<void>,
) {
  return context.database.transaction(async (tx) => {
    // Whoever asks about somebody else's contact learns nothing, whichever end is locked first.
    await requirePerson(tx, userId, personId);
    const ends = [...new Set([personId, ...(otherId === undefined ? [] : [otherId])])];
    for (const id of ends.toSorted((a, b) => a - b)) {
      const person = await lockPerson(tx, userId, id);
      if (!person)
        throw id === personId ? notFound(t`The contact was not found.`) : invalidField('otherId', t`Choose a contact.`);
      if (person.kind === 'household')
        throw new Refusal(
          'validation_failed',
          t`A household has no relations. Choose one of the people who live in it.`,
        );
    }
    await act(tx);
    return { relations: await listRelations(tx, personId) };
  });
}

function relationOf(personId: number, { kind, otherId, otherName }: RelationBody): NewRelation {
  if (otherId === personId) throw invalidField('otherId', t`Choose another contact.`);
  return { personId, otherId: otherId ?? null, otherName: otherName ?? null, kind };
}

async function refuseSecond(tx: Executor, relation: NewRelation, unless?: number): Promise<void> {
  const known = await findRelation(tx, relation);
  if (known && known.id !== unless)
    throw invalidField(
      relation.otherId === null ? 'otherName' : 'otherId',
      t`They are related already. Change that line.`,
    );
}

async function requirePlace(tx: Executor, personId: number): Promise<void> {
  if ((await countRelations(tx, personId)) < mostRelations) return;
  throw new Refusal('too_large', t`A contact can have at most ${mostRelations} relations. Remove one first.`);
}

async function requireRelation(
  tx: Executor,
  { id, relationId }: { id: number; relationId: number },
): Promise<RelationRow> {
  const relation = await lockRelation(tx, id, relationId);
  if (!relation) throw notFound(t`The relation was not found.`);
  return relation;
}
