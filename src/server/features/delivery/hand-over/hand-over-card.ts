import type { FailureReason } from '../../../../contract/vocabulary.ts';
import { type ContactDetail, neededDetail } from '../../../../domain/contact-detail.ts';
import { listed } from '../../../../domain/household-name.ts';
import type { Context } from '../../../context.ts';
import type { MailOutcome, RefusedRecipient } from '../../../mail/mailer.ts';
import { hasRecipient } from '../../cards/public.ts';
import { readHeldImage } from '../../images/public.ts';
import { cardLinks, messageIdOf, type SecretLink } from '../mail/card-links.ts';
import { headerLine } from '../mail/card-message.policy.ts';
import { alsoRecipients } from '../mail/card-recipients.policy.ts';
import { notReached } from '../mail/not-reached.ts';
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

const missing: Record<ContactDetail, string> = {
  email: 'email address',
  phone: 'phone number',
  address: 'complete address',
};

/** Why this card must not be sent at all, or null. */
export function unsendable({ textMessages, printing }: Context, card: SendingCard): Unsendable | null {
  if (card.unsubscribed) {
    return { reason: 'unsubscribed', details: `${card.recipientName} asked not to get any more cards from you.` };
  }
  const detail = neededDetail(card);
  if (detail === 'address' && !printing) return rejected('Printed cards cannot be delivered yet.');
  if (detail === 'phone' && !textMessages) return rejected('Text messages cannot be delivered yet.');
  if (!hasRecipient(card)) return rejected(`The card has no ${missing[detail]} to go to.`);
  if (detail === 'email' && card.bounced)
    return { reason: 'bounced', details: `Mail to ${card.recipientEmail} came back before.` };
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
  return [
    ...refused.map(({ email, reply }) => notReached('refused', email, `${reply}.`)),
    `Only ${listed(reached, () => 'and')} ${reached.length === 1 ? 'has' : 'have'} it.`,
  ];
}

const text: HandOver = async (context, card, fence) => {
  const { browserUrl, links } = cardLinks(context, card, [card.recipientEmail ?? '']);
  const message = {
    id: messageIdOf(context, card),
    to: card.recipientPhone ?? '',
    text: `${headerLine(card.senderName)} made a card for you: ${headerLine(card.title)}\n${browserUrl}`,
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
