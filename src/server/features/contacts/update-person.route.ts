import { peopleEndpoints } from '../../../contract/people.ts';
import type { Executor } from '../../db/executor.ts';
import { type Route, route } from '../../http/route.ts';
import { notFound, staleVersion } from '../../refusal.ts';
import { addressFields } from './address-fields.ts';
import { checkPerson } from './check-person.ts';
import { findPerson, lockPerson, updatePerson } from './people.store.ts';
import { viewPerson } from './person.view.ts';

/** `onZoneChange` sets the due times of the contact's cards again, in the same transaction (D22). */
export function updatePersonRoute(onZoneChange: (tx: Executor, personId: number) => Promise<void>): Route {
  return route(peopleEndpoints.update, {
    access: 'signed-in',
    handler: async ({ context, user, params, body }) => {
      const { version, ...fields } = body;
      await checkPerson(context.database.orm, user.id, fields);
      const person = await context.database.transaction(async (tx) => {
        const stored = await lockPerson(tx, user.id, params.id);
        if (!stored) throw notFound('The contact');
        if (version !== undefined && version !== stored.version) throw staleVersion('This contact', viewPerson(stored));
        const changed = await updatePerson(tx, stored.id, stored.version, {
          ...fields,
          ...addressFields(body, stored),
        });
        if (!changed) throw staleVersion('This contact', viewPerson(stored));
        if (fields.timeZone !== undefined && fields.timeZone !== stored.timeZone) await onZoneChange(tx, stored.id);
        return findPerson(tx, user.id, params.id);
      });
      if (!person) throw notFound('The contact');
      return viewPerson(person);
    },
  });
}
