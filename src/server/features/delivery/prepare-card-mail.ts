import { firstName } from '../../../domain/first-name.ts';
import type { Context } from '../../context.ts';
import type { OutgoingMail } from '../../mail/mailer.ts';
import { renderMail } from '../../mail/render-mail.ts';
import { saysMessage } from '../images/public.ts';
import { type CardLinks, messageIdOf } from './card-links.ts';
import { CardMail, type CardMailContent } from './card-mail.tsx';
import { cardMailText } from './card-mail-text.ts';
import { cardMailWords } from './card-mail-words.ts';
import { headerLine } from './card-message.policy.ts';
import { readMailPicture } from './mail-picture.ts';
import type { SendingCard } from './sending-card.store.ts';

/** Makes the message of a card; null when its picture is gone. */
export async function prepareCardMail(
  context: Context,
  card: SendingCard,
  email: string,
  { browserUrl, unsubscribeUrl }: CardLinks,
): Promise<OutgoingMail | null> {
  const picture = card.imageUrl ? await readMailPicture(context, card.imageUrl) : null;
  if (card.imageUrl && !picture) return null;
  const messageId = messageIdOf(context, card);
  const senderName = headerLine(card.senderName);
  const content: CardMailContent = {
    title: headerLine(card.title),
    message: card.message,
    senderName,
    senderFirstName: firstName(senderName) || senderName,
    messageOnPicture: saysMessage(card),
    pictureId: picture && `picture-${messageId}`,
    productUrl: context.config.publicUrl,
    language: card.language ?? 'en',
    browserUrl,
    unsubscribeUrl,
  };
  return {
    messageId,
    from: { name: cardMailWords(card.language).senderWithFondly(senderName), address: context.config.mailFrom },
    to: { name: headerLine(card.recipientName), address: email },
    replyTo: { name: senderName, address: card.senderEmail },
    subject: content.title,
    html: await renderMail(CardMail(content)),
    text: cardMailText(content),
    inlineImages:
      picture && content.pictureId ? [{ contentId: content.pictureId, fileName: 'card.jpg', jpeg: picture }] : [],
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
