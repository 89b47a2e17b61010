import { cardEndpoints } from '../../../contract/cards.ts';
import { todayIn } from '../../clock.ts';
import { route } from '../../http/route.ts';
import { viewCardListItem } from './card.view.ts';
import { listUpcomingCards } from './cards.store.ts';

export const listUpcomingCardsRoute = route(cardEndpoints.upcoming, {
  access: 'signed-in',
  scope: 'read',
  handler: async ({ context, user }) => {
    const today = todayIn(context.clock, user.timeZone);
    return (await listUpcomingCards(context.database.orm, user.id, today)).map(viewCardListItem);
  },
});
