import { peopleEndpoints } from '../../../contract/people.ts';
import { t } from '../../../contract/translate.ts';
import { changeReach, nowhere } from '../../../domain/reach.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { addressFields } from './address-fields.ts';
import { checkPerson } from './check-person.ts';
import { requireGroups, setGroups } from './groups/set-groups.ts';
import { findPerson, insertPerson } from './people.store.ts';
import { viewKnownPerson } from './person.view.ts';

export const createPersonRoute = route(peopleEndpoints.create, {
  access: 'signed-in',
  scope: 'contacts',
  handler: async ({ context, user, body, reply }) => {
    const { groups = [], reach, ...fields } = body;
    await checkPerson(context.database.orm, user.id, fields);
    const { email, phone } = fields;
    const reached = changeReach(nowhere, { email, phone, ...addressFields(fields), reach });
    const person = await context.database.transaction(async (tx) => {
      const { idOf } = await requireGroups(tx, user.id, 'groups', groups);
      const id = await insertPerson(tx, user.id, { ...fields, ...reached });
      await setGroups(tx, id, idOf);
      return findPerson(tx, user.id, id);
    });
    if (!person) throw notFound(t`The contact was not found.`);
    reply.status(201);
    return viewKnownPerson(person);
  },
});
