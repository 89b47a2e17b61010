import { signingEndpoints, signingLimits } from '../../../contract/signing.ts';
import { t } from '../../../contract/translate.ts';
import { route } from '../../http/route.ts';
import { Refusal } from '../../refusal.ts';
import { requireSender } from '../delivery/public.ts';
import { changeSigning, requireOpen } from './change-signing.ts';
import { askReminders } from './signings.store.ts';

const dayMs = 86_400_000;

export const remindSignersRoute = route(signingEndpoints.remind, {
  access: 'signed-in',
  scope: 'send',
  limit: 'sending',
  handler: async ({ context, user, params }) =>
    changeSigning(context, user.id, params.id, async (tx, card, signing) => {
      requireOpen(context, card, signing);
      await requireSender(context, tx, user.id);
      const now = context.clock.now();
      const mailedBefore = new Date(now.getTime() - dayMs);
      const asked = await askReminders(tx, card.id, { now, mailedBefore, most: signingLimits.reminders });
      if (asked === 0) {
        throw new Refusal(
          'illegal_transition',
          t`Everybody was emailed within the last day or has been reminded twice.`,
        );
      }
      await context.queue.send(tx, 'mail-signing', {});
    }),
});
