import { cardEndpoints } from '../../../../contract/cards.ts';
import { t } from '../../../../contract/translate.ts';
import { route } from '../../../http/route.ts';
import { mailWaits } from '../../../mail/mail-waits.ts';
import { notFound } from '../../../refusal.ts';
import { loadCardView } from '../../cards/public.ts';
import { requireSender } from './require-sender.ts';
import { sendNow } from './send-now.ts';

/** Sends a card at once by handing it to the delivery worker. */
export const sendNowRoute = route(cardEndpoints.sendNow, {
  access: 'signed-in',
  scope: 'send',
  limit: 'sending',
  handler: async ({ context, user, params, body }) => {
    await requireSender(context, context.database.orm, user.id);
    const waits = await mailWaits(context);
    const card = await context.database.transaction(async (tx) => {
      await sendNow(context, tx, { userId: user.id, cardId: params.id, version: body.version, mailWaits: waits });
      return loadCardView(tx, user.id, params.id);
    });
    if (!card) throw notFound(t`The card was not found.`);
    context.wakeDelivery();
    return card;
  },
});
