import { duplicateEndpoints } from '../../../../contract/duplicates.ts';
import { t } from '../../../../contract/translate.ts';
import { route } from '../../../http/route.ts';
import { notFound } from '../../../refusal.ts';
import { insertApart, lockOwnPeople } from './duplicates.store.ts';

/** Marks every pair of these contacts as different people. */
export const keepApartRoute = route(duplicateEndpoints.apart, {
  access: 'signed-in',
  scope: 'contacts',
  handler: async ({ context, user, body }) => {
    await context.database.transaction(async (tx) => {
      const own = await lockOwnPeople(tx, user.id, body.ids);
      if (own.length !== body.ids.length) throw notFound(t`The contact was not found.`);
      await insertApart(tx, own);
    });
    return undefined;
  },
});
