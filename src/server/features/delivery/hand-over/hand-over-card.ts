import type { FailureReason } from '../../../../contract/vocabulary.ts';
import { type ContactDetail, neededDetail } from '../../../../domain/contact-detail.ts';
import type { Context } from '../../../context.ts';
import { deliveryWords } from '../../../delivery-words.ts';
import type { MailOutcome, RefusedRecipient } from '../../../mail/mailer.ts';
import { hasRecipient } from '../../cards/public.ts';
import { readHeldImage } from '../../images/public.ts';
import { cardLinks, messageIdOf, type SecretLink } from '../mail/card-links.ts';
import { cardMailWords } from '../mail/card-mail-words.ts';
import { headerLine } from '../mail/card-message.policy.ts';
import { alsoRecipients } from '../mail/card-recipients.policy.ts';
import { prepareCardMail } from '../mail/prepare-card-mail.ts';
import type { SendingCard } from '../mail/sending-card.store.ts';

/** A card that cannot be sent, with the reason in words. */
type Unsendable = { reason: FailureReason; details: string };

/**
 * Hands a card over by its delivery method; `fence` stores the secret addresses in it. Null if its picture is missing.
 */
type HandOver = (
  context: Context,
  card: SendingCard,
  fence: (links: SecretLink[]) => Promise<boolean>,
) => Promise<MailOutcome | null>;

const missing = { email: 'noEmail', phone: 'noPhone', address: 'noAddress' } as const satisfies Record<
  ContactDetail,
  string
>;

/** Why this card must not be sent at all, or null. */
export function unsendable({ textMessages, printing }: Context, card: SendingCard): Unsendable | null {
  if (card.unsubscribed) {
    return { reason: 'unsubscribed', details: deliveryWords('unsubscribed', card.recipientName) };
  }
  const detail = neededDetail(card);
  if (detail === 'address' && !printing) return rejected(deliveryWords('noPrinting'));
  if (detail === 'phone' && !textMessages) return rejected(deliveryWords('noTextMessages'));
  if (!hasRecipient(card)) return rejected(deliveryWords(missing[detail]));
  if (detail === 'email' && card.bounced)
    return { reason: 'bounced', details: deliveryWords('cameBackBefore', card.recipientEmail ?? '') };
  return null;
}

/** How to hand over a card that `unsendable` allows. */
export function wayOf(card: SendingCard): HandOver {
  return { address: print, phone: text, email: mail }[neededDetail(card)];
}

const mail: HandOver = async (context, card, fence) => {
  const also = alsoRecipients(card);
  const emails = [card.recipientEmail ?? '', ...also.emails];
  const { links, ...urls } = cardLinks(context, card, emails);
  const message = await prepareCardMail(context, card, emails, { links, ...urls });
  const outcome = message && (await context.mailer.send(message, () => fence(links)));
  if (outcome?.outcome !== 'accepted') return outcome;
  const refused = refusedInWords(emails, outcome.refused ?? []);
  return { ...outcome, reply: [...refused, outcome.reply, ...also.leftOut].join(' ') };
};

/** Whom the mail server refused and who has the card; nothing if it refused nobody. */
function refusedInWords(emails: readonly string[], refused: readonly RefusedRecipient[]): string[] {
  if (refused.length === 0) return [];
  const reached = emails.filter((email) => !refused.some((each) => each.email === email.toLowerCase()));
  const [last = '', ...others] = reached.toReversed();
  return [
    ...refused.map(({ email, reply }) => `${deliveryWords('refused', email)} ${reply}.`),
    others.length === 0
      ? deliveryWords('onlyOneHasIt', last)
      : deliveryWords('onlySomeHaveIt', others.toReversed().join(', '), last),
  ];
}

const text: HandOver = async (context, card, fence) => {
  const { browserUrl, links } = cardLinks(context, card, [card.recipientEmail ?? '']);
  const words = cardMailWords(card.language);
  const message = {
    id: messageIdOf(context, card),
    to: card.recipientPhone ?? '',
    text: `${words.textMessage(headerLine(card.senderName), headerLine(card.title))}\n${browserUrl}`,
  };
  const own = links.filter(({ kind }) => kind === 'card');
  return context.textMessages?.send(message, () => fence(own)) ?? null;
};

const print: HandOver = async (context, card, fence) => {
  const jpeg = card.imageUrl ? await readHeldImage(context, card.imageUrl) : null;
  if (card.imageUrl && !jpeg) return null;
  const order = {
    id: messageIdOf(context, card),
    to: { name: headerLine(card.recipientName), address: card.recipientAddress ?? '' },
    senderName: headerLine(card.senderName),
    title: headerLine(card.title),
    message: card.message,
    jpeg,
  };
  return context.printing?.order(order, () => fence([])) ?? null;
};

function rejected(details: string): Unsendable {
  return { reason: 'rejected', details };
}
