import { signingEndpoints } from '../../../contract/signing.ts';
import { t } from '../../../contract/translate.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { changeSigning } from './change-signing.ts';
import { deleteEntry, listEntries } from './signings.store.ts';

/** Deletes an entry for good, also from a sent card, whose page no longer shows it. */
export const removeEntryRoute = route(signingEndpoints.removeEntry, {
  access: 'signed-in',
  scope: 'cards',
  handler: async ({ context, user, params }) =>
    changeSigning(context, user.id, params.id, async (tx, card) => {
      const entries = await listEntries(tx, card.id);
      if (!entries.some(({ id }) => id === params.entryId)) throw notFound(t`The entry was not found.`);
      await deleteEntry(tx, params.entryId);
    }),
});
