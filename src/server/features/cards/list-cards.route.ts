import { cardEndpoints } from '../../../contract/cards.ts';
import { route } from '../../http/route.ts';
import { viewCardListItem } from './card.view.ts';
import { listCards } from './cards.store.ts';

export const listCardsRoute = route(cardEndpoints.list, {
  access: 'signed-in',
  handler: async ({ context, user, query }) =>
    (await listCards(context.database.orm, user.id, query)).map(viewCardListItem),
});
