import { deliveryEndpoints } from '../../../../contract/delivery.ts';
import { t } from '../../../../contract/translate.ts';
import { route } from '../../../http/route.ts';
import { hashToken } from '../../../secrets/tokens.ts';
import { cardMailWords } from '../mail/card-mail-words.ts';
import { insertUnsubscribe } from '../outcome/unsubscribes.store.ts';
import { answerPage } from './answer-page.ts';
import { namedEmails } from './named-emails.ts';
import { findUnsubscribeLink } from './secret-links.store.ts';

/** Serves the page's button and one-click unsubscribing (RFC 8058). Requires only the secret. */
export const unsubscribeRoute = route(deliveryEndpoints.unsubscribe, {
  access: 'secret',
  handler: async ({ context, params, reply }) => {
    const link = await findUnsubscribeLink(context.database.orm, hashToken(params.token));
    if (!link)
      return answerPage(reply, 404, {
        title: t`This link is not valid`,
        body: t`Open the link in the email again, or reply to it.`,
      });
    for (const email of link.emails) await insertUnsubscribe(context.database.orm, link.userId, email);
    const words = cardMailWords(link.language).unsubscribe;
    return answerPage(reply, 200, {
      language: link.language,
      title: words.done,
      body: words.doneText(link.senderName, namedEmails(link)),
    });
  },
});
