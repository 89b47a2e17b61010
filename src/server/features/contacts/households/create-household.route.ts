import { householdEndpoints } from '../../../../contract/households.ts';
import { t } from '../../../../contract/translate.ts';
import { route } from '../../../http/route.ts';
import { notFound } from '../../../refusal.ts';
import { findPerson, insertPerson } from '../people.store.ts';
import { fieldsFromMembers } from './found-household.ts';
import { listMembers, setMembers } from './households.store.ts';
import { lockMembers } from './lock-members.ts';
import { namesOf, viewHousehold } from './name-household.ts';

/** Makes one contact for people who live together. */
export const createHouseholdRoute = route(householdEndpoints.create, {
  access: 'signed-in',
  scope: 'contacts',
  handler: async ({ context, user, body, reply }) => {
    const household = await context.database.transaction(async (tx) => {
      const ids = body.members.map(({ id }) => id);
      const locked = await lockMembers(tx, user.id, ids);
      const members = locked.map((person, at) => ({ ...person, place: body.members[at]?.place ?? 'adult' }));
      const fields = { language: null, relationship: 'friend', ...fieldsFromMembers(members) };
      const names = namesOf(members, { about: {}, ...fields });
      const [first] = members;
      const named = { name: names?.names ?? first?.name ?? '', greetingName: names?.greetingName ?? null };
      const id = await insertPerson(tx, user.id, { ...fields, ...named });
      await setMembers(tx, id, members);
      const made = await findPerson(tx, user.id, id);
      if (!made) throw notFound(t`The household was not found.`);
      return viewHousehold(made, await listMembers(tx, id));
    });
    reply.status(201);
    return household;
  },
});
