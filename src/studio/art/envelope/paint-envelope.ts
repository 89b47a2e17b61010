import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import type { PostmarkWords } from '../../../domain/postmark.ts';
import { sealRim, sealWords } from '../../../domain/seal.ts';
import { drawLines } from '../text/draw-lines.ts';
import { applyFont, fitText } from '../text/fit-text.ts';
import { registerFamily, registerFonts } from '../text/fonts.ts';
import type { Box } from './box.ts';

/** The words on an envelope. */
export type EnvelopeWords = {
  /** As the greeting calls them. */
  recipientName: string;
  senderName: string | null;
  /** Beside the seal; null without a day. */
  postmark: PostmarkWords | null;
};

const paper = { front: '#c9d9e4', back: '#a9bfd0', fold: '#dae6ed', line: '#9fb6c8', ink: '#1f2f4d' };
const flapShare = 0.57;

/** The linen of a table in window light. */
export function paintTable(context: SKRSContext2D, width: number, height: number): void {
  const light = context.createRadialGradient(width * 0.2, 0, 0, width * 0.2, 0, Math.hypot(width, height));
  light.addColorStop(0, '#cfdde6');
  light.addColorStop(1, '#93abc0');
  context.fillStyle = light;
  context.fillRect(0, 0, width, height);
}

/** The back of the envelope, which the card comes out of, and the flap when it is open: 0 is on edge, 1 upright. */
export function paintEnvelopeBack(context: SKRSContext2D, box: Box, opened: number): void {
  context.save();
  context.shadowColor = 'rgba(25, 40, 70, 0.35)';
  context.shadowBlur = box.width * 0.06;
  context.shadowOffsetY = box.width * 0.03;
  context.fillStyle = paper.back;
  context.fillRect(box.left, box.top, box.width, box.height);
  context.restore();
  if (opened > 0) paintFlap(context, box, -opened, paper.back);
}

/** The pocket with the name in handwriting. */
export function paintPocket(context: SKRSContext2D, box: Box, { recipientName }: EnvelopeWords): void {
  const { left, top, width, height } = box;
  const at = (x: number, y: number): [number, number] => [left + x * width, top + y * height];
  const shape = (points: [number, number][], fill: string) => {
    context.beginPath();
    for (const [x, y] of points) context.lineTo(...at(x, y));
    context.closePath();
    context.fillStyle = fill;
    context.fill();
  };
  shape(
    [
      [0, 0],
      [0.5, 0.6],
      [1, 0],
      [1, 1],
      [0, 1],
    ],
    paper.front,
  );
  shape(
    [
      [0, 1],
      [0.5, 0.44],
      [1, 1],
    ],
    paper.fold,
  );
  context.strokeStyle = paper.line;
  context.lineWidth = Math.max(1, width * 0.002);
  context.beginPath();
  context.moveTo(...at(0, 1));
  context.lineTo(...at(0.5, 0.44));
  context.lineTo(...at(1, 1));
  context.stroke();
  registerFonts();
  registerFamily('Parisienne');
  const name = fitText(context, {
    text: recipientName,
    font: { family: 'Parisienne' },
    sizePx: height * 0.155,
    minScale: 0.4,
    maxWidth: width * 0.8,
    maxLines: 1,
    lineHeight: 1.2,
  });
  context.fillStyle = paper.ink;
  const topOfName = top + height * 0.88 - name.lineHeightPx / 2;
  drawLines(context, name, { top: topOfName, left, right: left + width, align: 'center' });
}

/** The flap over the pocket: 1 is closed, 0 on edge. */
export function paintClosedFlap(context: SKRSContext2D, box: Box, closed: number): void {
  context.save();
  context.shadowColor = 'rgba(25, 40, 70, 0.3)';
  context.shadowBlur = box.width * 0.012;
  context.shadowOffsetY = box.width * 0.004;
  paintFlap(context, box, closed, paper.fold);
  context.restore();
}

/** `share` of its height hangs down; negative stands up. */
function paintFlap(context: SKRSContext2D, { left, top, width, height }: Box, share: number, fill: string): void {
  const tip = top + height * flapShare * share;
  context.beginPath();
  context.moveTo(left, top);
  context.lineTo(left + width * 0.46, tip - (tip - top) * 0.08);
  context.quadraticCurveTo(left + width / 2, tip, left + width * 0.54, tip - (tip - top) * 0.08);
  context.lineTo(left + width, top);
  context.closePath();
  context.fillStyle = fill;
  context.fill();
}

/** The sender's seal on the tip of the flap; `fallen` from 0 to 1 breaks it in two halves that fall. */
export function paintSeal(context: SKRSContext2D, box: Box, { senderName }: EnvelopeWords, fallen = 0): void {
  const size = Math.min(box.width * 0.28, box.height * 0.38);
  const x = box.left + box.width / 2;
  const y = box.top + box.height * flapShare * 0.94;
  if (fallen === 0) paintWax(context, x, y, size, senderName);
  for (const side of fallen === 0 ? [] : [-1, 1]) {
    context.save();
    context.globalAlpha = Math.max(0, 1 - fallen * fallen);
    context.translate(x + side * size * (0.02 + 0.3 * fallen), y + size * fallen * fallen);
    context.rotate(side * 0.6 * fallen);
    context.beginPath();
    const crack = [-0.6, -0.38, -0.2, -0.02, 0.16, 0.34, 0.6];
    crack.forEach((step, index) => {
      context.lineTo((index % 2 === 0 ? -0.04 : 0.05) * size, step * size);
    });
    context.lineTo(side * size, size * 0.6);
    context.lineTo(side * size, size * -0.6);
    context.closePath();
    context.clip();
    paintWax(context, 0, 0, size, senderName);
    context.restore();
  }
}

function paintWax(context: SKRSContext2D, x: number, y: number, size: number, senderName: string | null): void {
  const rim = new Path2D(sealRim);
  context.save();
  context.translate(x - size / 2, y - size / 2);
  context.scale(size / 240, size / 240);
  const wax = context.createLinearGradient(30, 20, 200, 230);
  wax.addColorStop(0, '#b23257');
  wax.addColorStop(0.45, '#8d1c3f');
  wax.addColorStop(1, '#5b0b26');
  context.save();
  context.shadowColor = 'rgba(50, 5, 20, 0.5)';
  context.shadowBlur = size * 0.05;
  context.shadowOffsetY = size * 0.03;
  context.fillStyle = wax;
  context.fill(rim);
  context.restore();
  const hollow = context.createLinearGradient(50, 40, 190, 200);
  hollow.addColorStop(0, '#6c0f2f');
  hollow.addColorStop(1, '#a02a50');
  context.beginPath();
  context.arc(120, 120, 86, 0, Math.PI * 2);
  context.fillStyle = hollow;
  context.fill();
  context.beginPath();
  context.arc(121.5, 121.5, 85, 0, Math.PI * 2);
  context.strokeStyle = 'rgba(255, 220, 225, 0.28)';
  context.lineWidth = 2.5;
  context.stroke();
  applyFont(context, { family: 'Newsreader', italic: true, sizePx: 112, weight: 400 });
  context.textAlign = 'center';
  const { initial } = sealWords(senderName);
  const { actualBoundingBoxAscent: ascent, actualBoundingBoxDescent: descent } = context.measureText(initial);
  const baseline = 120 + (ascent - descent) / 2;
  context.fillStyle = 'rgba(45, 2, 18, 0.55)';
  context.fillText(initial, 121.5, baseline + 2.5);
  context.fillStyle = '#efb6c2';
  context.fillText(initial, 120, baseline);
  context.restore();
}
