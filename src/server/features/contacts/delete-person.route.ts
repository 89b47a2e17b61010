import { peopleEndpoints } from '../../../contract/people.ts';
import { t } from '../../../contract/translate.ts';
import type { Executor } from '../../db/executor.ts';
import { type Route, route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { recordEvent } from '../audit/public.ts';
import { moveToTrash } from '../trash/public.ts';
import { renameAfter } from './households/name-household.ts';
import { lockPerson } from './people.store.ts';

/** `refuseWhileSending` throws when a card of the contact is under a live claim (D46). */
export function deletePersonRoute(refuseWhileSending: (tx: Executor, personId: number) => Promise<void>): Route {
  return route(peopleEndpoints.remove, {
    access: 'signed-in',
    scope: 'contacts',
    handler: async ({ context, user, params, request }) => {
      await context.database.transaction(async (tx) => {
        // Checks the owner first: a refusal would tell other users that the contact exists.
        const person = await lockPerson(tx, user.id, params.id);
        if (!person) throw notFound(t`The contact was not found.`);
        await refuseWhileSending(tx, params.id);
        await renameAfter(tx, user.id, person.household?.id, () =>
          moveToTrash(tx, user.id, 'contact', [{ id: person.id, title: person.name }]),
        );
        await recordEvent(tx, { event: 'contact-deleted', actorId: user.id, subject: ['contact', params.id], request });
      });
      return { message: t`Person deleted` };
    },
  });
}
