import { peopleEndpoints } from '../../../contract/people.ts';
import type { Executor } from '../../db/executor.ts';
import { type Route, route } from '../../http/route.ts';
import { notFound, staleVersion } from '../../refusal.ts';
import { addressFields } from './address-fields.ts';
import { checkPerson } from './check-person.ts';
import { findPerson, lockPerson, type PersonRow, updatePerson } from './people.store.ts';
import { viewPerson } from './person.view.ts';
import { photoOfStyle } from './photo-of-style.ts';

type LaterFeatures = {
  /** Sets the due times of the contact's cards again, in the same transaction (D22). */
  onZoneChange: (tx: Executor, personId: number) => Promise<void>;
  /** Sends the contact's unsent cards to the corrected address and returns how many (D46). */
  onEmailCorrected: (tx: Executor, person: PersonRow, from: string, to: string) => Promise<number>;
};

export function updatePersonRoute({ onZoneChange, onEmailCorrected }: LaterFeatures): Route {
  return route(peopleEndpoints.update, {
    access: 'signed-in',
    handler: async ({ context, user, params, body }) => {
      const { version, updateCards, ...fields } = body;
      await checkPerson(context.database.orm, user.id, fields);
      return context.database.transaction(async (tx) => {
        const stored = await lockPerson(tx, user.id, params.id);
        if (!stored) throw notFound('The contact');
        if (version !== undefined && version !== stored.version) throw staleVersion('This contact', viewPerson(stored));
        const changed = await updatePerson(tx, stored.id, stored.version, {
          ...fields,
          ...addressFields(body, stored),
          ...(await photoOfStyle(tx, fields.styleOverrideId)),
        });
        if (!changed) throw staleVersion('This contact', viewPerson(stored));
        if (fields.timeZone !== undefined && fields.timeZone !== stored.timeZone) await onZoneChange(tx, stored.id);
        const corrected = updateCards && stored.email && fields.email && fields.email !== stored.email;
        const cardsUpdated = corrected ? await onEmailCorrected(tx, stored, stored.email ?? '', fields.email ?? '') : 0;
        const person = await findPerson(tx, user.id, params.id);
        if (!person) throw notFound('The contact');
        return { ...viewPerson(person), cardsUpdated };
      });
    },
  });
}
