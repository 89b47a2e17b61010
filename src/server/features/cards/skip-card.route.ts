import { cardEndpoints } from '../../../contract/cards.ts';
import { route } from '../../http/route.ts';
import { changeCard } from './change-card.ts';
import { skipCard } from './skip-card.ts';

export const skipCardRoute = route(cardEndpoints.skip, {
  access: 'signed-in',
  scope: 'cards',
  handler: ({ context, user, params }) => changeCard(context, user.id, params.id, skipCard),
});
