import { householdEndpoints } from '../../../../contract/households.ts';
import { todayIn } from '../../../clock.ts';
import { route } from '../../../http/route.ts';
import { listApart } from '../duplicates/duplicates.store.ts';
import { pairKey } from '../duplicates/find-duplicates.ts';
import { listCloseFamily } from '../relations/relations.store.ts';
import { listUnhoused } from './households.store.ts';
import { suggestHouseholds } from './suggest-households.ts';

/** People of one family with one address, who could get one card. */
export const suggestHouseholdsRoute = route(householdEndpoints.suggestions, {
  access: 'signed-in',
  scope: 'read',
  handler: async ({ context, user }) => {
    const db = context.database.orm;
    const apart = new Set((await listApart(db, user.id)).map(({ firstId, secondId }) => pairKey(firstId, secondId)));
    const family = new Set(
      (await listCloseFamily(db, user.id)).map(({ personId, otherId }) => pairKey(personId, otherId)),
    );
    return suggestHouseholds(await listUnhoused(db, user.id), { apart, family }, todayIn(context.clock, user.timeZone));
  },
});
