import { peopleEndpoints } from '../../../contract/people.ts';
import { route } from '../../http/route.ts';
import { listPeople } from './people.store.ts';
import { viewPerson } from './person.view.ts';

export const listPeopleRoute = route(peopleEndpoints.list, {
  access: 'signed-in',
  scope: 'read',
  handler: async ({ context, user }) => (await listPeople(context.database.orm, user.id)).map(viewPerson),
});
