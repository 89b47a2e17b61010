import { householdEndpoints } from '../../../../contract/households.ts';
import { t } from '../../../../contract/translate.ts';
import type { Executor } from '../../../db/executor.ts';
import { route } from '../../../http/route.ts';
import { notFound } from '../../../refusal.ts';
import { findPerson, lockPerson, type PersonWithConsent, updatePerson } from '../people.store.ts';
import { listMembers, setMembers } from './households.store.ts';
import { lockMembers } from './lock-members.ts';
import { nameIn, namesOf, renameAfter, viewHousehold } from './name-household.ts';

/** Changes who lives in a household, their order, and the form of its name. */
export const updateHouseholdRoute = route(householdEndpoints.update, {
  access: 'signed-in',
  scope: 'contacts',
  handler: async ({ context, user, params, body: { members, nameForm } }) =>
    context.database.transaction(async (tx) => {
      const stored = await lockPerson(tx, user.id, params.id);
      if (stored?.kind !== 'household') throw notFound(t`The household was not found.`);
      if (members) {
        const ids = members.map(({ id }) => id);
        await lockMembers(tx, user.id, ids, stored.id);
        await renameAfter(tx, user.id, stored.id, () => setMembers(tx, stored.id, members));
      }
      const household = await requireHousehold(tx, user.id, stored.id);
      const names = namesOf(await listMembers(tx, stored.id), household);
      if (nameForm && names) {
        const { greetingName } = names;
        await updatePerson(tx, stored.id, household.version, { name: nameIn(nameForm, names), greetingName });
      }
      return viewHousehold(await requireHousehold(tx, user.id, stored.id), await listMembers(tx, stored.id));
    }),
});

async function requireHousehold(tx: Executor, userId: number, id: number): Promise<PersonWithConsent> {
  const household = await findPerson(tx, userId, id);
  if (!household) throw notFound(t`The household was not found.`);
  return household;
}
