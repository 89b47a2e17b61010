import { signingEndpoints, signingLimits } from '../../../contract/signing.ts';
import { t } from '../../../contract/translate.ts';
import type { Executor } from '../../db/executor.ts';
import { route } from '../../http/route.ts';
import { invalidField, notFound, Refusal } from '../../refusal.ts';
import { countSending } from '../cards/public.ts';
import { findPerson, hasBounced, isUnsubscribed } from '../contacts/public.ts';
import { requireSender } from '../delivery/public.ts';
import { changeSigning, requireOpen } from './change-signing.ts';
import { insertInvitation, listInvitations } from './signings.store.ts';

/** Mails the address of a card to contacts; the mails wait in the database until the mail server has taken them. */
export const inviteSignersRoute = route(signingEndpoints.invite, {
  access: 'signed-in',
  scope: 'send',
  limit: 'sending',
  handler: async ({ context, user, params, body }) =>
    changeSigning(context, user.id, params.id, async (tx, card, signing) => {
      requireOpen(context, card, signing);
      await requireSender(context, tx, user.id);
      for (const personId of new Set(body.personIds)) {
        const { name, email } = await readSigner(tx, user.id, personId);
        await countSending(context, tx, card, email);
        await insertInvitation(tx, { cardId: card.id, personId, name, email });
      }
      if ((await listInvitations(tx, card.id)).length > signingLimits.invitations) {
        throw new Refusal(
          'illegal_transition',
          t`A card is mailed to ${signingLimits.invitations} people at most. Pass the link on yourself.`,
        );
      }
      await context.queue.send(tx, 'mail-signing', {});
    }),
});

async function readSigner(tx: Executor, userId: number, personId: number): Promise<{ name: string; email: string }> {
  const person = await findPerson(tx, userId, personId);
  if (!person) throw notFound(t`The contact was not found.`);
  const email = person.email?.toLowerCase();
  if (!email) throw invalidField('personIds', t`${person.name} has no email address.`);
  if (await isUnsubscribed(tx, userId, email)) {
    throw invalidField('personIds', t`${person.name} asked not to get any more email from you.`);
  }
  if (await hasBounced(tx, userId, email)) {
    throw invalidField('personIds', t`Mail to ${email} came back. Fix the address of ${person.name} first.`);
  }
  return { name: person.name, email };
}
