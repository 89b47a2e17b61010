import { aboutLimits } from '../../../../contract/about-limits.ts';
import { momentLimits } from '../../../../contract/limits.ts';
import { momentEndpoints } from '../../../../contract/moments.ts';
import { t } from '../../../../contract/translate.ts';
import type { Context } from '../../../context.ts';
import type { Executor } from '../../../db/executor.ts';
import { type Route, route } from '../../../http/route.ts';
import type { SessionUser } from '../../../http/session-user.ts';
import { invalidField, notFound, Refusal } from '../../../refusal.ts';
import { pastDay } from '../past-day.policy.ts';
import { findPerson, lockPerson, type PersonWithConsent, updatePerson } from '../people.store.ts';
import {
  countMoments,
  deleteMoment,
  insertMoment,
  listMoments,
  lockMoment,
  searchNoted,
  updateMoment,
} from './moments.store.ts';

/** Dated moments with a contact, private until one is taken as a shared memory. */
export const momentRoutes: Route[] = [
  route(momentEndpoints.list, {
    access: 'signed-in',
    scope: 'read',
    handler: async ({ context, user, params }) => {
      const person = await findPerson(context.database.orm, user.id, params.id);
      if (!person) throw notFound(t`The contact was not found.`);
      return { moments: await listMoments(context.database.orm, person) };
    },
  }),
  route(momentEndpoints.search, {
    access: 'signed-in',
    scope: 'read',
    handler: ({ context, user, query }) => searchNoted(context.database.orm, user.id, query.words),
  }),
  route(momentEndpoints.add, {
    access: 'signed-in',
    scope: 'contacts',
    handler: ({ context, user, params, body }) =>
      change(context, user, params.id, async (tx, person) => {
        const day = pastDay(context, user, body.day);
        if ((await countMoments(tx, person.id)) >= momentLimits.perContact)
          throw new Refusal('too_large', t`A contact can have at most 1,000 moments. Remove an old one first.`);
        await insertMoment(tx, person.id, { ...body, day });
      }),
  }),
  route(momentEndpoints.update, {
    access: 'signed-in',
    scope: 'contacts',
    handler: ({ context, user, params, body: { day, text } }) =>
      change(context, user, params.id, async (tx, person) => {
        const moment = await requireMoment(tx, person, params.momentId);
        await updateMoment(tx, moment.id, {
          ...(day !== undefined && { day: pastDay(context, user, day) }),
          ...(text !== undefined && { text }),
        });
      }),
  }),
  route(momentEndpoints.remove, {
    access: 'signed-in',
    scope: 'contacts',
    handler: ({ context, user, params }) =>
      change(context, user, params.id, async (tx, person) => {
        const moment = await requireMoment(tx, person, params.momentId);
        await deleteMoment(tx, moment.id);
      }),
  }),
  route(momentEndpoints.setMemory, {
    access: 'signed-in',
    scope: 'contacts',
    handler: ({ context, user, params, body }) =>
      change(context, user, params.id, async (tx, person) => {
        const { text } = await requireMoment(tx, person, params.momentId);
        const others = (person.about.memories ?? []).filter((memory) => memory !== text);
        if (body.isMemory) requireRoom(text, others);
        const memories = body.isMemory ? [...others, text] : others;
        await updatePerson(tx, person.id, person.version, { about: { ...person.about, memories } });
      }),
  }),
];

/** Changes moments of a contact of the user, and returns all of them. */
function change(
  context: Context,
  user: SessionUser,
  personId: number,
  act: (tx: Executor, person: PersonWithConsent) => Promise<void>,
) {
  return context.database.transaction(async (tx) => {
    const person = await lockPerson(tx, user.id, personId);
    if (!person) throw notFound(t`The contact was not found.`);
    await act(tx, person);
    const changed = await findPerson(tx, user.id, personId);
    return { moments: await listMoments(tx, changed ?? person) };
  });
}

async function requireMoment(tx: Executor, { id }: PersonWithConsent, momentId: number) {
  const moment = await lockMoment(tx, id, momentId);
  if (!moment) throw notFound(t`The moment was not found.`);
  return moment;
}

function requireRoom(text: string, others: readonly string[]): void {
  if (text.length > aboutLimits.memory)
    throw invalidField(
      'isMemory',
      t`A memory for a card has at most ${aboutLimits.memory} characters. Shorten the moment first.`,
    );
  if (others.length >= aboutLimits.memories)
    throw invalidField(
      'isMemory',
      t`There are ${aboutLimits.memories} memories for their cards already. Take one away first.`,
    );
}
