import { type Canvas, createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import type { Arrangement, Placement } from '../../arrange/arrangement.ts';
import { floats } from '../../arrange/things.ts';
import { clamp, fromOklab, type Rgb, toCss, toOklab } from '../../core/colour.ts';
import { type Box, fullTurn } from '../../core/geometry.ts';
import type { Rng } from '../../core/rng.ts';
import { type CardColours, coloursOf, groundTone } from '../../library/motif-colours.ts';
import { numeralShape } from '../../library/numeral-shape.ts';
import { boxOf, type PlacedPart, placeMotif } from '../../library/place-motif.ts';

/** The colours of light and shade in a picture, and whether there is a surface that takes the things' shadows. */
export type Light = { warm: Rgb; cool: Rgb; standing: boolean };

/** Underpaints a thing: light and shade on each part, then one light over all of them; the strokes follow it. */
export function underpaint(
  context: SKRSContext2D,
  placement: Placement,
  card: CardColours,
  light: Light,
  scale: number,
): void {
  const { size, rank, subject } = placement;
  const quiet = rank === 'accent';
  const parts = placeMotif(placement, coloursOf(subject, card), {
    tolerance: 0.25,
    // A hair of the finest brush is 5 px wide.
    leastSide: clamp(330 / size, 0.7, 7),
    mergeWithin: 0.05,
  });
  if (parts.length === 0) return;
  const box = boxOf(parts);
  if (!quiet && light.standing && !floats(subject.motif) && Math.abs(placement.angle) < 0.2)
    castShadow(context, box, light);
  const margin = size * 0.06 + 4;
  const [left, top] = [Math.floor(box[0] - margin), Math.floor(box[1] - margin)];
  const scratch = createCanvas(
    Math.max(2, Math.ceil((box[2] + margin - left) * scale)),
    Math.max(2, Math.ceil((box[3] + margin - top) * scale)),
  );
  const ink = scratch.getContext('2d');
  ink.lineCap = 'round';
  ink.lineJoin = 'round';
  ink.setTransform(scale, 0, 0, scale, -left * scale, -top * scale);
  for (const part of parts) layPart(ink, part, quiet, light);
  if (!quiet) turnForm(ink, box, light);
  layOver(context, scratch, left, top, scale, quiet ? 0 : clamp(size * 0.03, 4, 16));
}

function layPart(ink: SKRSContext2D, part: PlacedPart, quiet: boolean, light: Light): void {
  const path = new Path2D(part.path);
  const [left, top, right, bottom] = part.box;
  const lit = toCss(toward(part.colour, light.warm, 0.16, 0.07));
  const shaded = toCss(toward(part.colour, light.cool, 0.2, -0.1));
  const turn = ink.createLinearGradient(left, top, left + (right - left) * 0.75, bottom);
  turn.addColorStop(0, lit);
  turn.addColorStop(0.45, toCss(part.colour));
  turn.addColorStop(1, shaded);
  if (part.lineWidth !== undefined) {
    ink.strokeStyle = turn;
    ink.lineWidth = part.lineWidth;
    ink.stroke(path);
    return;
  }
  ink.fillStyle = turn;
  ink.fill(path);
  const side = Math.max(right - left, bottom - top);
  if (quiet || side < 40) return;
  // A dark far edge and a light near edge make the part look round.
  ink.save();
  ink.clip(path);
  for (const [dx, dy, tone, alpha] of [
    [0.03, 0.045, toward(part.colour, light.warm, 0.3, 0.14), 0.5],
    [-0.035, -0.05, toward(part.colour, light.cool, 0.35, -0.2), 0.42],
  ] as const) {
    ink.save();
    ink.translate(dx * side * 0.3, dy * side * 0.3);
    ink.strokeStyle = toCss(tone, alpha);
    ink.lineWidth = Math.min(side * 0.075, 22);
    ink.stroke(path);
    ink.restore();
  }
  // A loaded brush leaves its lightest paint where the light falls.
  if (side >= 90) {
    ink.fillStyle = toCss(toward(part.colour, light.warm, 0.5, 0.22), 0.5);
    ink.beginPath();
    ink.ellipse(
      left + (right - left) * 0.32,
      top + (bottom - top) * 0.26,
      side * 0.13,
      side * 0.045,
      -0.7,
      0,
      fullTurn,
    );
    ink.fill();
  }
  ink.restore();
}

/** One light over the whole thing: a warm place at the upper left, shade at the lower right, light thrown back from below. */
function turnForm(ink: SKRSContext2D, [left, top, right, bottom]: Box, { warm, cool }: Light): void {
  const side = Math.max(right - left, bottom - top);
  ink.save();
  ink.globalCompositeOperation = 'source-atop';
  for (const [x, y, reach, tone, alpha] of [
    [0.86, 0.88, 0.62, cool, 0.42],
    [0.26, 0.2, 0.46, warm, 0.42],
  ] as const) {
    const [cx, cy] = [left + (right - left) * x, top + (bottom - top) * y];
    const glow = ink.createRadialGradient(cx, cy, 0, cx, cy, side * reach);
    glow.addColorStop(0, toCss(tone, alpha));
    glow.addColorStop(1, toCss(tone, 0));
    ink.fillStyle = glow;
    ink.fillRect(left - side, top - side, side * 3, side * 3);
  }
  ink.restore();
}

function layOver(
  context: SKRSContext2D,
  scratch: Canvas,
  left: number,
  top: number,
  scale: number,
  shadow: number,
): void {
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.shadowColor = shadow > 0 ? 'rgba(40,24,44,0.4)' : 'transparent';
  context.shadowBlur = shadow * 1.3 * scale;
  context.shadowOffsetX = shadow * 0.5 * scale;
  context.shadowOffsetY = shadow * 0.6 * scale;
  context.drawImage(scratch, left * scale, top * scale);
  context.restore();
}

/** A long soft shadow on the ground, away from the light. */
function castShadow(context: SKRSContext2D, [left, , right, bottom]: Box, { cool }: Light): void {
  const half = (right - left) / 2;
  const [x, y] = [(left + right) / 2 + half * 0.28, bottom - half * 0.01];
  context.save();
  context.translate(x, y);
  context.scale(1, 0.16);
  const dark = toward(cool, [0.1, 0.08, 0.16], 0.5, -0.08);
  const pool = context.createRadialGradient(-half * 0.2, 0, half * 0.3, 0, 0, half * 1.22);
  pool.addColorStop(0, toCss(dark, 0.72));
  pool.addColorStop(0.6, toCss(dark, 0.4));
  pool.addColorStop(1, toCss(dark, 0));
  context.fillStyle = pool;
  context.fillRect(-half * 2, -half * 2, half * 4, half * 4);
  context.restore();
}

export function underpaintNumeral(
  context: SKRSContext2D,
  numeral: NonNullable<Arrangement['numeral']>,
  card: CardColours,
  scale: number,
  rng: Rng,
): void {
  const { path, box, lineWidth } = numeralShape(numeral);
  const hue = rng.pick(card.hues);
  const [light, dark] = [groundTone(0.8, 0.13, hue, card.palette), groundTone(0.52, 0.13, hue - 14, card.palette)];
  const turn = context.createLinearGradient(box[0], box[1], box[0], box[3]);
  turn.addColorStop(0, toCss(light));
  turn.addColorStop(1, toCss(dark));
  const outline = new Path2D(path);
  context.save();
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.shadowColor = 'rgba(40,24,44,0.5)';
  context.shadowBlur = 16 * scale;
  context.shadowOffsetX = 7 * scale;
  context.shadowOffsetY = 9 * scale;
  context.strokeStyle = turn;
  context.lineWidth = lineWidth;
  context.stroke(outline);
  context.shadowColor = 'transparent';
  context.translate(-lineWidth * 0.12, -lineWidth * 0.14);
  context.strokeStyle = toCss(groundTone(0.93, 0.07, hue + 25, card.palette), 0.55);
  context.lineWidth = lineWidth * 0.22;
  context.stroke(outline);
  context.restore();
}

/** Mixes toward a light, and makes the colour lighter or darker. */
function toward(colour: Rgb, light: Rgb, share: number, lighter: number): Rgb {
  const [from, to] = [toOklab(colour), toOklab(light)];
  const mixed = from.map((x, i) => x + ((to[i] as number) - x) * (i === 0 ? share * 0.4 : share));
  return fromOklab([clamp((mixed[0] as number) + lighter, 0.08, 0.98), mixed[1] as number, mixed[2] as number]);
}
