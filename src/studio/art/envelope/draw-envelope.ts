import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import {
  type EnvelopeWords,
  paintClosedFlap,
  paintEnvelopeBack,
  paintPocket,
  paintSeal,
  paintTable,
} from './paint-envelope.ts';
import { paintPostmark } from './paint-postmark.ts';

/** The size that chats and social networks show for a link, in px. */
const preview = { width: 1200, height: 630 };

/** The sealed envelope of a card as a JPEG of 1200 x 630 px, for link previews: the front of the card stays a surprise. */
export async function drawEnvelope(words: EnvelopeWords): Promise<Uint8Array> {
  const { width, height } = preview;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  paintTable(context, width, height);
  const box = { left: 245, top: 65, width: 710, height: 500 };
  paintEnvelopeBack(context, box, 0);
  paintPocket(context, box, words);
  paintClosedFlap(context, box, 1);
  if (words.postmark) paintPostmark(context, box, words.postmark);
  paintSeal(context, box, words);
  const jpeg = await sharp(canvas.data(), { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 84 })
    .toBuffer();
  return new Uint8Array(jpeg);
}
