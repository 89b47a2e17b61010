import type { Ink } from '../../../../contract/ink.ts';
import { type InkRoom, inkSize } from '../../../../domain/ink-size.ts';
import type { Context } from '../../../context.ts';
import { ink as inkColour, sheet } from '../../../mail/mail-look.ts';
import type { InlineImage } from '../../../mail/mailer.ts';
import { readHeldImage } from '../../images/public.ts';
import { headerLine } from './card-message.policy.ts';
import type { SendingCard } from './sending-card.store.ts';

/** An inline picture in CSS pixels. */
export type MailPicture = { contentId: string; width: number; height: number };
export type MailSignature = { closing: string; name: string; picture: MailPicture };
export type MailEntry = { name: string; message: string; picture: MailPicture | null; photo: MailPicture | null };

const signatureRoom: InkRoom = { letters: 60, width: 300, height: 110 };
const nameRoom: InkRoom = { letters: 36, width: 340, height: 56 };
/** Gmail truncates a mail after 102 kB of HTML, and an entry has up to 3 kB. */
const mostEntries = 24;
const photoPx = 200;
/** All photos together; the front of the card comes first. */
const photoBytes = 200_000;

/**
 * What a mail shows of the signature and of others' entries. Handwriting is a picture on the colour of the paper: programs that
 * darken a mail leave pictures as they are. `messageId` makes the ids of the pictures the same for every retry.
 */
export async function mailHandwriting(context: Context, card: SendingCard, messageId: string) {
  const inlineImages: InlineImage[] = [];
  const write = async (id: string, ink: Ink, room: InkRoom): Promise<MailPicture> => {
    const size = inkSize(ink, room);
    const contentId = `${id}-${messageId}`;
    inlineImages.push({ contentId, fileName: `${id}.png`, png: await drawInk(ink, size) });
    return { contentId, ...size };
  };
  const { signature, entries: rows } = card;
  const signed: MailSignature | null = signature && {
    closing: headerLine(signature.closing),
    name: headerLine(signature.name),
    picture: await write('signature', signature.ink, signatureRoom),
  };
  const entries: MailEntry[] = [];
  let left = photoBytes;
  for (const { id, name, message, ink, imageUrl } of rows.slice(0, mostEntries)) {
    const photo = imageUrl ? await readSmallPhoto(context, imageUrl, left) : null;
    const contentId = `photo-${id}-${messageId}`;
    if (photo) inlineImages.push({ contentId, fileName: `photo-${id}.jpg`, jpeg: photo.jpeg });
    left -= photo?.jpeg.byteLength ?? 0;
    entries.push({
      name: headerLine(name),
      message,
      picture: ink && (await write(`name-${id}`, ink, nameRoom)),
      photo: photo && { contentId, width: photo.width, height: photo.height },
    });
  }
  return { signature: signed, entries, moreEntries: rows.length - entries.length, inlineImages };
}

/** Ink as a PNG with two pixels for one. */
async function drawInk(ink: Ink, size: { width: number; height: number }): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp');
  const [width, height] = [Math.max(1, size.width) * 2, Math.max(1, size.height) * 2];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${ink.width} ${ink.height}"><path d="${ink.path}" fill="${inkColour}"/></svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: sheet }).png({ palette: true, effort: 7 }).toBuffer();
}

/** A photo at twice its size in the mail; null if it is missing or larger than `mostBytes`. */
async function readSmallPhoto(context: Context, imageUrl: string, mostBytes: number) {
  const stored = mostBytes > 0 ? await readHeldImage(context, imageUrl) : null;
  if (!stored) return null;
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(stored)
    .resize({ width: photoPx * 2, height: photoPx * 2, fit: 'inside' })
    .jpeg({ quality: 72, mozjpeg: true })
    .toBuffer({ resolveWithObject: true });
  if (data.byteLength > mostBytes) return null;
  return { jpeg: data, width: Math.round(info.width / 2), height: Math.round(info.height / 2) };
}
