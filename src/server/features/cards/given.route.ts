import { cardEndpoints } from '../../../contract/cards.ts';
import { route } from '../../http/route.ts';
import { recordEvent } from '../audit/public.ts';
import { changeCard } from './change-card.ts';
import { passOnCard } from './pass-on-card.ts';
import { requireVersion } from './require-version.ts';

/** The user has passed the card on by hand, by post or in a chat: it counts as sent now, and no mail follows. */
export const givenRoute = route(cardEndpoints.given, {
  access: 'signed-in',
  scope: 'send',
  handler: ({ context, user, params, body, request }) =>
    changeCard(context, user.id, params.id, async (tx, card) => {
      await requireVersion(tx, card, body.version);
      await passOnCard(context, tx, card, body.by);
      await recordEvent(tx, { event: 'card-given', actorId: user.id, subject: ['card', card.id], request });
    }),
});
