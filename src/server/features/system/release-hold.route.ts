import { systemEndpoints } from '../../../contract/system.ts';
import { t } from '../../../contract/translate.ts';
import { route } from '../../http/route.ts';
import { Refusal } from '../../refusal.ts';
import { countHeldCards, releaseHold } from '../delivery/public.ts';

/** Releases the cards held after a restore; the hold is the one that the page showed. */
export const releaseHoldRoute = route(systemEndpoints.releaseHold, {
  access: 'admin',
  handler: async ({ context, user, body }) => {
    const now = context.clock.now();
    const held = await context.database.transaction(async (tx) => {
      const cards = await countHeldCards(tx, now);
      const released = await releaseHold(tx, { now, by: user.id, heldUntil: new Date(body.heldUntil) });
      if (!released) throw new Refusal('illegal_transition', t`These cards are not held any more.`);
      return cards;
    });
    context.wakeDelivery();
    return { message: t`The held cards are on their way`, counts: { due: held } };
  },
});
