import { cardEndpoints } from '../../../contract/cards.ts';
import { t } from '../../../contract/translate.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { loadCardView } from './load-card-view.store.ts';

export const getCardRoute = route(cardEndpoints.get, {
  access: 'signed-in',
  scope: 'read',
  handler: async ({ context, user, params }) => {
    const card = await loadCardView(context.database.orm, user.id, params.id);
    if (!card) throw notFound(t`The card was not found.`);
    return card;
  },
});
