import { aboutFondlyPath } from '../../../../domain/about-fondly-path.ts';
import { firstName } from '../../../../domain/first-name.ts';
import { signatureWords } from '../../../../domain/signature-words.ts';
import { defaultStyleSettings } from '../../../../domain/styles.ts';
import type { Context } from '../../../context.ts';
import type { OutgoingMail } from '../../../mail/mailer.ts';
import { renderMail } from '../../../mail/render-mail.ts';
import { readHeldImage, saysMessage } from '../../images/public.ts';
import { type CardLinks, messageIdOf } from './card-links.ts';
import { CardMail, type CardMailContent } from './card-mail.tsx';
import { cardMailWords } from './card-mail-words.ts';
import { headerLine, paragraphsOf } from './card-message.policy.ts';
import { mailHandwriting } from './mail-handwriting.ts';
import type { SendingCard } from './sending-card.store.ts';

/** Makes the message of a card; null if its picture is missing. */
export async function prepareCardMail(
  context: Context,
  card: SendingCard,
  [email = '', ...alsoTo]: readonly string[],
  { browserUrl, unsubscribeUrl }: CardLinks,
): Promise<OutgoingMail | null> {
  const picture = card.imageUrl ? await readMailPicture(context, card.imageUrl) : null;
  if (card.imageUrl && !picture) return null;
  const messageId = messageIdOf(context, card);
  const senderName = headerLine(card.senderName);
  // Whoever signs it: answers reach the account that sends it.
  const ownerName = headerLine(card.ownerName);
  const written = await mailHandwriting(context, card, messageId);
  const content: CardMailContent = {
    title: headerLine(card.title),
    message: card.message,
    senderName,
    senderFirstName: firstName(senderName) || senderName,
    answersTo: ownerName,
    messageOnPicture: saysMessage(card),
    pictureId: picture && `picture-${messageId}`,
    productUrl: context.config.publicUrl + aboutFondlyPath(card.styleSettings ?? defaultStyleSettings, card.language),
    language: card.language ?? 'en',
    browserUrl,
    unsubscribeUrl,
    signature: written.signature,
    entries: written.entries,
    moreEntries: written.moreEntries,
  };
  const front =
    picture && content.pictureId ? [{ contentId: content.pictureId, fileName: 'card.jpg', jpeg: picture }] : [];
  return {
    messageId,
    from: {
      name: cardMailWords(card.language).senderWithFondly(senderName),
      address: await context.mailSettings.sender(),
    },
    to: { name: headerLine(card.recipientName), address: email },
    alsoTo,
    replyTo: { name: ownerName, address: card.senderEmail },
    subject: content.title,
    html: await renderMail(CardMail(content)),
    text: cardMailText(content),
    inlineImages: [...front, ...written.inlineImages],
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** The plain text version of the card. */
function cardMailText(card: CardMailContent): string {
  const message = paragraphsOf(card.message)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
  const words = cardMailWords(card.language);
  const { createdBy, sentBy } = signatureWords(card.language);
  const { signature, entries, moreEntries } = card;
  const signed = [
    ...(signature ? [[signature.closing, signature.name].filter(Boolean).join('\n')] : []),
    ...entries.map(({ message: theirs, name }) => [...paragraphsOf(theirs).flat(), name].join('\n')),
    ...(moreEntries > 0 ? [words.moreSigned(moreEntries)] : []),
  ];
  return `${[card.title, message, ...signed].join('\n\n')}

${createdBy} ${card.senderFirstName} ${sentBy} Fondly.

${words.withAddress(words.viewInBrowser, card.browserUrl)}

${words.answer(card.answersTo)}
${words.withAddress(words.noMore(card.senderFirstName), card.unsubscribeUrl)}
`;
}

// In base64 this stays well under the limit of 1.5 MB per message.
const largestBytes = 900_000;
const widestPixels = 1200;

/** The picture for the mail, shrunk if too heavy; null if it no longer exists. */
async function readMailPicture(context: Context, imageUrl: string): Promise<Uint8Array | null> {
  const jpeg = await readHeldImage(context, imageUrl);
  if (!jpeg || jpeg.byteLength <= largestBytes) return jpeg;
  const { default: sharp } = await import('sharp');
  const fitted = sharp(jpeg).resize({
    width: widestPixels,
    height: widestPixels,
    fit: 'inside',
    withoutEnlargement: true,
  });
  for (const quality of [84, 70, 50]) {
    const smaller = await fitted.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (smaller.byteLength <= largestBytes) return smaller;
  }
  return fitted.clone().resize({ width: 800 }).jpeg({ quality: 50 }).toBuffer();
}
