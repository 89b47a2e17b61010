import type { Context } from '../../context.ts';
import { messageIdAt } from '../../mail/message-id.ts';
import { renderMail } from '../../mail/render-mail.ts';
import type { Job } from '../../queue/job-kinds.ts';
import { type AccountLinkKind, linkToken } from './account-links.ts';
import { AccountMail, accountMailText } from './account-mail.tsx';
import { accountMailWords } from './account-mail-words.ts';
import { findOpenToken } from './account-tokens.store.ts';
import { inLanguageOfAccount } from './in-language-of-account.ts';

/** Mails one link. The link determines the Message-ID, so a second run sends the same message. */
export function mailAccountLinkJob(context: Context): Job<'mail-account-link'> {
  return {
    name: 'mail-account-link',
    handler: async ({ tokenHash }) => {
      const token = await findOpenToken(context.database.orm, tokenHash, context.clock.now());
      const { to, email } = token?.data ?? {};
      if (!token || !to || !email) return;
      const { publicUrl } = context.config;
      const send = async () => {
        const words = accountMailWords(token.kind as AccountLinkKind, {
          publicUrl,
          token: linkToken(context, token),
          email,
        });
        return context.mailer.send(
          {
            messageId: messageIdAt(publicUrl, context.secretKey.derive('account-mail', tokenHash)),
            from: { name: 'Fondly', address: await context.mailSettings.sender() },
            to: { name: '', address: to },
            subject: words.subject,
            html: await renderMail(AccountMail(words)),
            text: accountMailText(words),
            inlineImages: [],
            headers: { 'Auto-Submitted': 'auto-generated' },
          },
          async () => true,
        );
      };
      const sent = await inLanguageOfAccount(context.database.orm, token.userId, send);
      if (sent.outcome === 'temporary') throw new Error(`The mail server did not take the message: ${sent.reply}`);
      if (sent.outcome !== 'accepted')
        context.log.warn({ outcome: sent.outcome }, 'a mail about an account was not taken');
    },
  };
}
