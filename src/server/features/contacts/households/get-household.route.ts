import { householdEndpoints } from '../../../../contract/households.ts';
import { t } from '../../../../contract/translate.ts';
import { route } from '../../../http/route.ts';
import { notFound } from '../../../refusal.ts';
import { findPerson } from '../people.store.ts';
import { listMembers } from './households.store.ts';
import { viewHousehold } from './name-household.ts';

export const getHouseholdRoute = route(householdEndpoints.get, {
  access: 'signed-in',
  scope: 'read',
  handler: async ({ context, user, params }) => {
    const db = context.database.orm;
    const household = await findPerson(db, user.id, params.id);
    if (household?.kind !== 'household') throw notFound(t`The household was not found.`);
    return viewHousehold(household, await listMembers(db, household.id));
  },
});
