import { signingEndpoints } from '../../../contract/signing.ts';
import { t } from '../../../contract/translate.ts';
import { allows } from '../../../domain/card-lifecycle.ts';
import { route } from '../../http/route.ts';
import { notFound, Refusal } from '../../refusal.ts';
import { changeSigning } from './change-signing.ts';
import { listEntries, updateEntry } from './signings.store.ts';

/** Hides an entry, shows it again, or moves it by one place. */
export const updateEntryRoute = route(signingEndpoints.updateEntry, {
  access: 'signed-in',
  scope: 'cards',
  handler: async ({ context, user, params, body: { isHidden, move } }) =>
    changeSigning(context, user.id, params.id, async (tx, card) => {
      const entries = await listEntries(tx, card.id);
      const from = entries.findIndex(({ id }) => id === params.entryId);
      if (from < 0) throw notFound(t`The entry was not found.`);
      if (!allows(card.deliveryStatus, 'edit')) {
        throw new Refusal('illegal_transition', t`The card is on its way: what is on it stays as it is.`);
      }
      if (isHidden !== undefined) await updateEntry(tx, params.entryId, { isHidden });
      const to = move === undefined ? from : from + (move === 'up' ? -1 : 1);
      if (to === from || to < 0 || to >= entries.length) return;
      const moved = entries.toSpliced(from, 1).toSpliced(to, 0, ...entries.slice(from, from + 1));
      for (const [position, { id, position: before }] of moved.entries())
        if (position !== before) await updateEntry(tx, id, { position });
    }),
});
