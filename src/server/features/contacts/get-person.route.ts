import { peopleEndpoints } from '../../../contract/people.ts';
import { t } from '../../../contract/translate.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { findPerson } from './people.store.ts';
import { viewKnownPerson } from './person.view.ts';

export const getPersonRoute = route(peopleEndpoints.get, {
  access: 'signed-in',
  scope: 'read',
  handler: async ({ context, user, params }) => {
    const person = await findPerson(context.database.orm, user.id, params.id);
    if (!person) throw notFound(t`The contact was not found.`);
    return viewKnownPerson(person);
  },
});
