import { cardEndpoints } from '../../../contract/cards.ts';
import { route } from '../../http/route.ts';
import { changeCard } from './change-card.ts';
import { chooseAlternate } from './choose-alternate.ts';
import { requireVersion } from './require-version.ts';

export const chooseAlternateRoute = route(cardEndpoints.chooseAlternate, {
  access: 'signed-in',
  scope: 'cards',
  scopesOf: ({ keepApproved }) => (keepApproved ? ['send'] : []),
  handler: ({ context, user, params, body }) =>
    changeCard(context, user.id, params.id, async (tx, card) => {
      await requireVersion(tx, card, body.version);
      await chooseAlternate(context, tx, card, body);
    }),
});
