import { calledBy, greetingName } from '../../../domain/first-name.ts';
import { packFor } from '../../../studio/words/language-packs.ts';
import type { Context } from '../../context.ts';
import { messageIdAt } from '../../mail/message-id.ts';
import { renderMail } from '../../mail/render-mail.ts';
import type { Job } from '../../queue/job-kinds.ts';
import { hashToken } from '../../secrets/tokens.ts';
import { isUnsubscribed } from '../contacts/public.ts';
import { cardMailWords, dayInWords, headerLine } from '../delivery/public.ts';
import { invitationTroubles } from './invitation-troubles.ts';
import { whyClosed } from './may-sign.policy.ts';
import { signToken } from './sign-links.store.ts';
import { SigningMail, type SigningMailContent, signingMailText, signingMailWords } from './signing-mail.tsx';
import {
  claimInvitation,
  giveUpInvitation,
  listWaiting,
  releaseInvitation,
  type WaitingInvitation,
} from './waiting-invitations.store.ts';

const batchSize = 50;
/** If the mail server accepts nothing, the next run tries again. */
const mostRefusals = 5;

/** Mails invitations to sign and reminders. Waiting mails are in the database, so a crash loses none. */
export function mailSigningJob(context: Context): Job<'mail-signing'> {
  return {
    name: 'mail-signing',
    concurrency: 1,
    timeoutSeconds: 840,
    handler: async (_, { signal }) => {
      let afterId = 0;
      let refusals = 0;
      for (;;) {
        const waiting = await listWaiting(context.database.orm, afterId, batchSize);
        for (const invitation of waiting) {
          signal.throwIfAborted();
          afterId = invitation.id;
          if (whyClosed(invitation, context.clock.now())) continue;
          if (!(await mailInvitation(context, invitation))) refusals += 1;
          if (refusals >= mostRefusals) return;
        }
        if (waiting.length < batchSize) return;
      }
    },
  };
}

/** False if the mail server accepts nothing for now. */
async function mailInvitation(context: Context, invitation: WaitingInvitation): Promise<boolean> {
  const { database, config, secretKey, clock, log } = context;
  const { cardId, ownerId, email, language } = invitation;
  const called = { nickname: invitation.recipientNickname, greetingName: invitation.recipientGreetingName };
  const giveUp = (why: string) => database.transaction((tx) => giveUpInvitation(tx, invitation, why));
  if (await isUnsubscribed(database.orm, ownerId, email)) {
    await giveUp(invitationTroubles('unsubscribed'));
    return true;
  }
  const sender = headerLine(invitation.ownerName);
  const unsubscribe = secretKey.derive('unsubscribe', ownerId, email);
  const unsubscribeUrl = `${config.publicUrl}/unsubscribe/${unsubscribe}`;
  const { token } = await signToken(context, database.orm, cardId);
  const content: SigningMailContent = {
    language,
    sender,
    recipient: headerLine(greetingName(calledBy(called), invitation.recipientName, packFor(language).and)),
    isReminder: invitation.isReminder,
    note: invitation.note,
    until: dayInWords(invitation.until, language),
    url: `${config.publicUrl}/sign/${token}`,
    unsubscribeUrl,
  };
  let claimed = false;
  const outcome = await context.mailer.send(
    {
      messageId: messageIdAt(
        config.publicUrl,
        secretKey.derive('signing-mail', invitation.id, invitation.isReminder ? invitation.reminders + 1 : 0),
      ),
      from: { name: cardMailWords(language).senderWithFondly(sender), address: config.mailFrom },
      to: { name: headerLine(invitation.name), address: email },
      replyTo: { name: sender, address: invitation.ownerEmail },
      subject: signingMailWords(content).subject,
      html: await renderMail(SigningMail(content)),
      text: signingMailText(content),
      inlineImages: [],
      headers: {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    },
    async () => {
      const link = { tokenHash: hashToken(unsubscribe), userId: ownerId, email };
      claimed = await database.transaction((tx) => claimInvitation(tx, invitation, link, clock.now()));
      return claimed;
    },
  );
  if (outcome.outcome === 'temporary' || outcome.outcome === 'rejected') {
    log.warn({ cardId, reply: outcome.reply }, 'an invitation to sign was refused');
    if (claimed) await database.transaction((tx) => releaseInvitation(tx, invitation, clock.now()));
    if (outcome.outcome === 'rejected') await giveUp(`${invitationTroubles('refused')} ${outcome.reply}`);
  }
  return outcome.outcome !== 'temporary';
}
