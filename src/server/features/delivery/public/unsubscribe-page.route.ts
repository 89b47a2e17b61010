import { deliveryEndpoints } from '../../../../contract/delivery.ts';
import { t } from '../../../../contract/translate.ts';
import { route } from '../../../http/route.ts';
import { hashToken } from '../../../secrets/tokens.ts';
import { cardMailWords } from '../mail/card-mail-words.ts';
import { answerPage } from './answer-page.ts';
import { namedEmails } from './named-emails.ts';
import { findUnsubscribeLink } from './secret-links.store.ts';
import { unsubscribeStyle } from './unsubscribe-page.view.ts';

/** Asks before it acts: mail programs and scanners open links automatically (RFC 8058, section 3.1). */
export const unsubscribePageRoute = route(deliveryEndpoints.unsubscribePage, {
  access: 'secret',
  handler: async ({ context, params, reply }) => {
    const link = await findUnsubscribeLink(context.database.orm, hashToken(params.token));
    if (!link)
      return answerPage(reply, 404, {
        title: t`This link is not valid`,
        body: t`Open the link in the email again, or reply to it.`,
      });
    const words = cardMailWords(link.language).unsubscribe;
    return answerPage(reply, 200, {
      language: link.language,
      title: words.question(link.senderName),
      body: words.consequence(link.senderName, namedEmails(link)),
      button: words.button,
      formAction: `/unsubscribe/${params.token}`,
    });
  },
});

export const unsubscribeStyleRoute = route(deliveryEndpoints.unsubscribeStyle, {
  access: 'secret',
  handler: async ({ reply }) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=3600').send(unsubscribeStyle),
});
