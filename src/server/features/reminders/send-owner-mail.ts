import { eq } from 'drizzle-orm';
import { t } from '../../../contract/translate.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { type MailTrouble, users } from '../../db/tables/users.ts';
import type { MailOutcome } from '../../mail/mailer.ts';
import { renderMail } from '../../mail/render-mail.ts';
import { headerLine } from '../delivery/public.ts';
import { readHeldImage } from '../images/public.ts';
import { afterRefusal, isWaiting } from './mail-trouble.policy.ts';
import { OwnerMail, type OwnerMailContent, type OwnerMailItem, ownerMailText } from './owner-mail.tsx';

export type Addressee = { id: number; name: string; email: string; mailTrouble: MailTrouble | null };
/** The outcome of a mail: `waiting` for a retry after a rejection, `told` by another worker. */
export type OwnerMailResult =
  | { result: 'sent' | 'told' | 'waiting' }
  | { result: 'refused' | 'given-up' | 'unknown'; cause: string };
/** An item with the url of its picture. */
export type DraftItem = Omit<OwnerMailItem, 'pictureId' | 'pictureAlt'> & {
  imageUrl: string | null;
  /** Unless it is the front of the card that the heading names. */
  pictureAlt?: string;
};

type OwnerMailRequest = {
  to: Addressee;
  /** The same for every attempt at the same mail. */
  messageId: string;
  content: Omit<OwnerMailContent, 'items'> & { items: DraftItem[] };
  /** Who gets replies; nobody without it. */
  replyTo?: { name: string; address: string };
  /**
   * Runs just before the last bytes: claims the mail's items in one transaction. False if another worker has sent them.
   */
  claim: (tx: Executor) => Promise<boolean>;
  /** The server provably did not accept it and is asked again: releases the claim. */
  giveBack: (tx: Executor) => Promise<void>;
};

const pictureWidth = 320;
const mostPictures = 10;

/**
 * Sends one mail to a user. Its items are claimed at the last possible moment, so that a crash before it loses nothing
 * and a crash after it repeats nothing. A rejected mail is retried at growing intervals, and finally given up.
 */
export async function sendOwnerMail(context: Context, request: OwnerMailRequest): Promise<OwnerMailResult> {
  const { to, content, claim } = request;
  if (isWaiting(to.mailTrouble, to.email, context.clock.now())) return { result: 'waiting' };
  const host = new URL(context.config.publicUrl).hostname.replaceAll(/[^A-Za-z0-9.-]/g, '') || 'localhost';
  const messageId = `${request.messageId}@${host}`;
  const inlineImages: { contentId: string; fileName: string; jpeg: Uint8Array }[] = [];
  const items: OwnerMailItem[] = [];
  for (const { imageUrl, ...item } of content.items) {
    const jpeg = imageUrl && inlineImages.length < mostPictures ? await readSmallPicture(context, imageUrl) : null;
    const contentId = `picture-${items.length}-${messageId}`;
    if (jpeg) inlineImages.push({ contentId, fileName: 'card.jpg', jpeg });
    items.push({
      ...item,
      pictureId: jpeg && contentId,
      pictureAlt: item.pictureAlt ?? t`The front of the card: ${item.heading}`,
    });
  }
  const mail = { ...content, items };
  let claimed = false;
  const outcome: MailOutcome = await context.mailer.send(
    {
      messageId,
      from: { name: 'Fondly', address: await context.mailSettings.sender() },
      to: { name: headerLine(to.name), address: to.email },
      ...(request.replyTo && { replyTo: { ...request.replyTo, name: headerLine(request.replyTo.name) } }),
      subject: headerLine(content.title),
      html: await renderMail(OwnerMail(mail)),
      text: ownerMailText(mail),
      inlineImages,
    },
    async () => {
      claimed = await context.database.transaction(claim);
      return claimed;
    },
  );
  return settle(context, request, outcome, claimed);
}

async function settle(
  { database, clock, log }: Context,
  { to, claim, giveBack }: OwnerMailRequest,
  outcome: MailOutcome,
  claimed: boolean,
): Promise<OwnerMailResult> {
  const keep = (mailTrouble: MailTrouble | null) =>
    database.orm.update(users).set({ mailTrouble }).where(eq(users.id, to.id));
  switch (outcome.outcome) {
    case 'accepted':
      if (to.mailTrouble) await keep(null);
      return { result: 'sent' };
    case 'fenced':
      return { result: 'told' };
    case 'unknown':
      log.warn({ userId: to.id, reply: outcome.reply }, 'whether a mail to an owner arrived is not known');
      return { result: 'unknown', cause: outcome.reply };
    case 'temporary':
    case 'rejected': {
      const { trouble, givesUp } = afterRefusal(to.mailTrouble, to.email, outcome, clock.now());
      await keep(trouble);
      if (givesUp && !claimed) await database.transaction(claim);
      if (!givesUp && claimed) await database.transaction(giveBack);
      const { reply: cause } = outcome;
      log.warn({ userId: to.id, reply: cause, attempts: trouble.attempts, givesUp }, 'a mail to an owner was refused');
      return { result: givesUp ? 'given-up' : 'refused', cause };
    }
  }
}

async function readSmallPicture(context: Context, imageUrl: string): Promise<Uint8Array | null> {
  const jpeg = await readHeldImage(context, imageUrl);
  if (!jpeg) return null;
  const { default: sharp } = await import('sharp');
  return sharp(jpeg).resize({ width: pictureWidth }).jpeg({ quality: 80 }).toBuffer();
}
