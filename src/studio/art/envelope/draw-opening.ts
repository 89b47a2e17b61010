import { createCanvas, type Image, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { Box } from './box.ts';
import {
  type EnvelopeWords,
  paintClosedFlap,
  paintEnvelopeBack,
  paintPocket,
  paintSeal,
  paintTable,
} from './paint-envelope.ts';
import { paintPostmark } from './paint-postmark.ts';

/** A card that comes out of its envelope; `picture` is a JPEG. */
export type OpeningRequest = EnvelopeWords & { picture: Uint8Array };

const side = 600;
/**
 * Each frame: how far the seal has fallen, the flap has opened and the card has come out, from 0 to 1, and its time in
 * ms.
 */
const frames: { fallen: number; opened: number; come: number; ms: number }[] = [
  { fallen: 0, opened: 0, come: 0, ms: 1100 },
  ...[0.12, 0.45, 0.8].map((fallen) => ({ fallen, opened: 0, come: 0, ms: 90 })),
  ...[0.25, 0.5, 0.75, 1].map((opened) => ({ fallen: 1, opened, come: 0, ms: 80 })),
  ...[0.08, 0.22, 0.38, 0.52, 0.66, 0.8, 0.92].map((come) => ({ fallen: 1, opened: 1, come, ms: 80 })),
  { fallen: 1, opened: 1, come: 1, ms: 3200 },
];

/** The opening as an animated WebP of 600 x 600 px in 16 frames, which repeats. */
export async function drawOpening({ picture, ...words }: OpeningRequest): Promise<Uint8Array> {
  const front = await loadImage(Buffer.from(picture));
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  const drawn = frames.map((frame) => {
    paintFrame(context, front, words, frame);
    return canvas.toBuffer('image/png');
  });
  const webp = await sharp(drawn, { join: { animated: true } })
    .webp({ quality: 76, effort: 3, loop: 0, delay: frames.map(({ ms }) => ms) })
    .toBuffer();
  return new Uint8Array(webp);
}

function paintFrame(
  context: SKRSContext2D,
  front: Image,
  words: EnvelopeWords,
  { fallen, opened, come }: (typeof frames)[number],
): void {
  paintTable(context, side, side);
  // The card rises, then takes the place of the envelope, which sinks out of sight.
  const rising = Math.min(1, come / 0.5);
  const leaving = Math.max(0, (come - 0.5) / 0.5);
  const box = { left: 90, top: 190 + leaving * leaving * 460, width: 420, height: 300 };
  paintEnvelopeBack(context, box, Math.max(0, opened * 2 - 1));
  if (opened > 0.5) paintCard(context, front, rising, leaving);
  paintPocket(context, box, words);
  const closed = 1 - opened * 2;
  if (closed > 0) paintClosedFlap(context, box, closed);
  if (words.postmark) paintPostmark(context, box, words.postmark);
  if (fallen < 1) paintSeal(context, box, words, fallen);
}

function paintCard(context: SKRSContext2D, front: Image, rising: number, leaving: number): void {
  const inside = fitted(front, 380, 270);
  const large = fitted(front, 520, 540);
  const width = inside.width + (large.width - inside.width) * leaving;
  const height = inside.height + (large.height - inside.height) * leaving;
  const middle = 340 - rising * 150 + leaving * 110;
  const card: Box = { left: (side - width) / 2, top: middle - height / 2, width, height };
  context.save();
  context.shadowColor = 'rgba(25, 40, 70, 0.35)';
  context.shadowBlur = 14;
  context.shadowOffsetY = 6;
  context.fillStyle = '#fdfbf6';
  context.fillRect(card.left, card.top, card.width, card.height);
  context.restore();
  const rim = width * 0.03;
  context.drawImage(front, card.left + rim, card.top + rim, width - 2 * rim, height - 2 * rim);
}

function fitted({ width, height }: Image, mostWidth: number, mostHeight: number): { width: number; height: number } {
  const scale = Math.min(mostWidth / width, mostHeight / height);
  return { width: width * scale, height: height * scale };
}
