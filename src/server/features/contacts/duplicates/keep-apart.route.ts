import { duplicateEndpoints } from '../../../../contract/duplicates.ts';
import { route } from '../../../http/route.ts';
import { notFound } from '../../../refusal.ts';
import { insertApart, lockOwnPeople } from './duplicates.store.ts';

/** Remembers that these are different people, every pair of them. */
export const keepApartRoute = route(duplicateEndpoints.apart, {
  access: 'signed-in',
  handler: async ({ context, user, body }) => {
    await context.database.transaction(async (tx) => {
      const own = await lockOwnPeople(tx, user.id, body.ids);
      if (own.length !== body.ids.length) throw notFound('The contact');
      await insertApart(tx, own);
    });
    return undefined;
  },
});
