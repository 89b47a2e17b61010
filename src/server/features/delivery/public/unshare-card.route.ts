import { cardEndpoints } from '../../../../contract/cards.ts';
import { t } from '../../../../contract/translate.ts';
import { route } from '../../../http/route.ts';
import { notFound } from '../../../refusal.ts';
import { lockCard } from '../../cards/public.ts';
import { revokeCardLinks } from './secret-links.store.ts';

/** Revokes all addresses of the card, shared or mailed. */
export const unshareCardRoute = route(cardEndpoints.unshare, {
  access: 'signed-in',
  scope: 'send',
  handler: async ({ context, user, params }) => {
    await context.database.transaction(async (tx) => {
      const card = await lockCard(tx, user.id, params.id);
      if (!card) throw notFound(t`The card was not found.`);
      await revokeCardLinks(tx, card.id);
    });
    return undefined;
  },
});
