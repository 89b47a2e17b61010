import { cardEndpoints } from '../../../contract/cards.ts';
import { nextCardState } from '../../../domain/card-lifecycle.ts';
import { route } from '../../http/route.ts';
import { recordEvent } from '../audit/public.ts';
import { announceCard } from '../webhooks/public.ts';
import { updateCard } from './cards.store.ts';
import { changeCard } from './change-card.ts';
import { requireVersion } from './require-version.ts';
import { readSentAs } from './sent-as.store.ts';

/** The user has passed the card on by hand or in a chat: it counts as sent now, and no mail follows. */
export const givenRoute = route(cardEndpoints.given, {
  access: 'signed-in',
  scope: 'send',
  handler: ({ context, user, params, body, request }) =>
    changeCard(context, user.id, params.id, async (tx, card) => {
      await requireVersion(tx, card, body.version);
      const change = nextCardState(card.deliveryStatus, { type: 'given' });
      await updateCard(tx, card.id, {
        deliveryStatus: change.status,
        failureReason: change.failureReason,
        skippedFrom: change.skippedFrom,
        deliveryDate: context.clock.now(),
        keptInOutbox: false,
        givenBy: body.by,
        sentAs: await readSentAs(tx, card.id),
      });
      await recordEvent(tx, { event: 'card-given', actorId: user.id, subject: ['card', card.id], request });
      await announceCard(tx, 'card.sent', card.id, { by: body.by });
    }),
});
