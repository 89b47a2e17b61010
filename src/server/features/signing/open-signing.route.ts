import { signingEndpoints } from '../../../contract/signing.ts';
import { t } from '../../../contract/translate.ts';
import { allows } from '../../../domain/card-lifecycle.ts';
import { dueTimes } from '../../../domain/due-time.ts';
import { todayIn } from '../../clock.ts';
import { route } from '../../http/route.ts';
import { invalidField, Refusal } from '../../refusal.ts';
import { hashToken } from '../../secrets/tokens.ts';
import { existingDay } from '../cards/public.ts';
import { dayInWords } from '../delivery/public.ts';
import { changeSigning } from './change-signing.ts';
import { insertSignLink, signToken } from './sign-links.store.ts';
import { openSigning } from './signings.store.ts';

/** Opens a card for others to sign until the end of a day in the owner's time zone, or changes that day and the note. */
export const openSigningRoute = route(signingEndpoints.open, {
  access: 'signed-in',
  scope: 'send',
  handler: async ({ context, user, params, body }) =>
    changeSigning(context, user.id, params.id, async (tx, card) => {
      if (!allows(card.deliveryStatus, 'edit')) {
        throw new Refusal('illegal_transition', t`The card is on its way: nobody can sign it any more.`);
      }
      const until = existingDay(body.until, 'until');
      if (until < todayIn(context.clock, user.timeZone)) {
        throw invalidField('until', t`This day has passed. Choose a later one.`);
      }
      if (card.scheduledDate && until > card.scheduledDate) {
        throw invalidField(
          'until',
          t`The card is sent on ${dayInWords(card.scheduledDate)}. Choose that day or an earlier one.`,
        );
      }
      const { dayEndsAt } = dueTimes({ scheduledDate: until, timeZone: user.timeZone, deliveryMethod: 'digital' });
      await openSigning(tx, { cardId: card.id, until, closesAt: new Date(dayEndsAt), note: body.note });
      const { token, isNew } = await signToken(context, tx, card.id);
      if (isNew) await insertSignLink(tx, { tokenHash: hashToken(token), userId: user.id, cardId: card.id });
    }),
});
