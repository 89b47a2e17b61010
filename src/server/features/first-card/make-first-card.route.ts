import { firstCardEndpoints } from '../../../contract/first-card.ts';
import { nextOccurrence } from '../../../domain/next-occurrence.ts';
import { defaultRelationship } from '../../../domain/relationship.ts';
import { todayIn } from '../../clock.ts';
import { leavingSignal } from '../../http/leaving-signal.ts';
import { type Route, route } from '../../http/route.ts';
import { Refusal } from '../../refusal.ts';
import { findDateWithPeople, type MakeOptions, makeDraft } from '../automatic-cards/public.ts';
import { insertPerson } from '../contacts/public.ts';
import { insertDate } from '../dates/public.ts';
import { birthdayOf, seedOf } from './birthday.ts';

/**
 * A contact, their birthday and a draft for it, in the default style. `routes.ts` passes in the function of the
 * generation feature. If the card cannot be made, the contact and the birthday stay.
 */
export function makeFirstCardRoute(makeOptions: MakeOptions): Route {
  return route(firstCardEndpoints.make, {
    access: 'signed-in',
    limit: 'drawing',
    handler: async ({ context, user, body, reply }) => {
      const { name, email } = body;
      const date = birthdayOf(body.birthday, todayIn(context.clock, user.timeZone));
      const { personId, dateId } = await context.database.transaction(async (tx) => {
        const personId = await insertPerson(tx, user.id, { name, email, relationship: defaultRelationship });
        return { personId, dateId: await insertDate(tx, personId, date) };
      });
      reply.status(201);
      const known = await findDateWithPeople(context.database.orm, dateId);
      const occurrenceDate = known && nextOccurrence(date, todayIn(context.clock, known.timeZone));
      if (!known || !occurrenceDate) return { personId, dateId, cardId: null };
      const seed = seedOf(context, name, date.date);
      const cardId = await makeDraft(context, makeOptions, { known, occurrenceDate, seed }, leavingSignal(reply)).catch(
        (error: unknown) => {
          if (!(error instanceof Refusal)) context.log.warn({ err: error }, 'a first card was not made');
          return null;
        },
      );
      return { personId, dateId, cardId };
    },
  });
}
