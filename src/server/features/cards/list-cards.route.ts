import { cardEndpoints } from '../../../contract/cards.ts';
import { route } from '../../http/route.ts';
import { requirePerson } from '../contacts/public.ts';
import { viewCardListItem } from './card.view.ts';
import { listCards } from './cards.store.ts';

export const listCardsRoute = route(cardEndpoints.list, {
  access: 'signed-in',
  scope: 'read',
  handler: async ({ context, user, query }) => {
    const { orm } = context.database;
    const rows = await listCards(orm, user.id, query);
    if (rows.length === 0) await requirePerson(orm, user.id, query.personId);
    return rows.map(viewCardListItem);
  },
});
