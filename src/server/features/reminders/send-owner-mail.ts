import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import type { MailOutcome } from '../../mail/mailer.ts';
import { renderMail } from '../../mail/render-mail.ts';
import { headerLine } from '../delivery/card-message.policy.ts';
import { readHeldImage } from '../images/image-files.store.ts';
import { OwnerMail, type OwnerMailContent, type OwnerMailItem, ownerMailText } from './owner-mail.tsx';

export type Addressee = { name: string; email: string };
/** An item with the url of the picture it is to show. */
export type DraftItem = Omit<OwnerMailItem, 'pictureId'> & { imageUrl: string | null };

type OwnerMailRequest = {
  to: Addressee;
  /** The same for every attempt at the same mail. */
  messageId: string;
  content: Omit<OwnerMailContent, 'items'> & { items: DraftItem[] };
  /** Just before the last bytes: takes what the mail tells of, in one transaction. False when someone else has told it. */
  claim: (tx: Executor) => Promise<boolean>;
  /** The server provably did not take it: what was claimed is free again. */
  giveBack: (tx: Executor) => Promise<void>;
};

const pictureWidth = 320;
const mostPictures = 10;

/**
 * Sends one mail to a user. What it tells of is claimed at the last possible moment, so that a crash before it loses nothing
 * and nothing is told twice after it. True when the mail server has the mail.
 */
export async function sendOwnerMail(context: Context, request: OwnerMailRequest): Promise<boolean> {
  const { to, content, claim, giveBack } = request;
  const host = new URL(context.config.publicUrl).hostname.replaceAll(/[^A-Za-z0-9.-]/g, '') || 'localhost';
  const messageId = `${request.messageId}@${host}`;
  const inlineImages: { contentId: string; fileName: string; jpeg: Uint8Array }[] = [];
  const items: OwnerMailItem[] = [];
  for (const { imageUrl, ...item } of content.items) {
    const jpeg = imageUrl && inlineImages.length < mostPictures ? await readSmallPicture(context, imageUrl) : null;
    const contentId = `picture-${items.length}-${messageId}`;
    if (jpeg) inlineImages.push({ contentId, fileName: 'card.jpg', jpeg });
    items.push({ ...item, pictureId: jpeg && contentId });
  }
  const mail = { ...content, items };
  let claimed = false;
  const outcome: MailOutcome = await context.mailer.send(
    {
      messageId,
      from: { name: 'Fondly', address: context.config.mailFrom },
      to: { name: headerLine(to.name), address: to.email },
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
  if (outcome.outcome === 'temporary' && claimed) await context.database.transaction(giveBack);
  return outcome.outcome === 'accepted';
}

async function readSmallPicture(context: Context, imageUrl: string): Promise<Uint8Array | null> {
  const jpeg = await readHeldImage(context, imageUrl);
  if (!jpeg) return null;
  const { default: sharp } = await import('sharp');
  return sharp(jpeg).resize({ width: pictureWidth }).jpeg({ quality: 80 }).toBuffer();
}
