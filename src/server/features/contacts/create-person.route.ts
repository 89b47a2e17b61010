import { peopleEndpoints } from '../../../contract/people.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { addressFields } from './address-fields.ts';
import { checkPerson } from './check-person.ts';
import { findPerson, insertPerson } from './people.store.ts';
import { viewKnownPerson } from './person.view.ts';

export const createPersonRoute = route(peopleEndpoints.create, {
  access: 'signed-in',
  handler: async ({ context, user, body, reply }) => {
    const db = context.database.orm;
    await checkPerson(db, user.id, body);
    const id = await insertPerson(db, user.id, { ...body, ...addressFields(body) });
    const person = await findPerson(db, user.id, id);
    if (!person) throw notFound('The contact');
    reply.status(201);
    return viewKnownPerson(person);
  },
});
