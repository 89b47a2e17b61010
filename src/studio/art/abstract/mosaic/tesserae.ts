import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { clamp, type Rgb, toCss } from '../../core/colour.ts';
import type { Box, Point } from '../../core/geometry.ts';
import type { Rng } from '../../core/rng.ts';
import { findCourses } from './courses.ts';

/**
 * The plan of a mosaic: a small picture in plain colours, the colour of the mortar, and a calm tablet for the words.
 */
export type Cartoon = {
  data: Uint8ClampedArray;
  /** The same without things: where both are alike, some stones are gilded. */
  bare: Uint8ClampedArray;
  /** RGB of gold leaf of each brightness, 0 to 255. */
  gold: Uint8Array;
  width: number;
  height: number;
  /** Its pixels per scene unit. */
  scale: number;
  grout: Rgb;
  words: { box: Box; colour: Rgb } | null;
  /** Stones keep their hue. */
  strict: boolean;
};

/** A stone's edge in scene units, and the mortar between two. */
const stone = 18;
const joint = 1.9;
/** The share of gilded stones in the ground. */
const gilded = 0.055;

/** Lays stones in courses that follow the edges of the cartoon, each cut a little differently and lit from the upper left. */
export function layTesserae(
  cartoon: Cartoon,
  { width, height }: { width: number; height: number },
  scale: number,
  rng: Rng,
): Canvas {
  const canvas = createCanvas(Math.round(width * scale), Math.round(height * scale));
  const context = canvas.getContext('2d');
  context.fillStyle = toCss(cartoon.grout);
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.setTransform(scale, 0, 0, scale, 0, 0);
  for (const { x, y, way, side } of findCourses(cartoon, stone)) {
    const words = cartoon.words;
    if (words !== null && x > words.box[0] && x < words.box[2] && y > words.box[1] && y < words.box[3]) continue;
    const colour = stoneColour(cartoon, x, y, rng);
    const half = (stone * side - joint) / 2;
    const corners = cutStone(x, y, way, half, rng);
    fillPolygon(context, corners, toCss(colour));
    // Each stone is tilted a little differently, so that the light varies.
    const lean = rng.between(-0.5, 1);
    context.globalAlpha = 0.16 + 0.14 * Math.abs(lean);
    context.lineWidth = 2;
    context.strokeStyle = lean > 0 ? '#fff' : '#20141c';
    context.beginPath();
    context.moveTo(...(corners[3] as [number, number]));
    context.lineTo(...(corners[0] as [number, number]));
    context.lineTo(...(corners[1] as [number, number]));
    context.stroke();
    context.globalAlpha = 1;
  }
  if (cartoon.words !== null) layTablet(context, cartoon.words);
  return canvas;
}

function layTablet(
  context: SKRSContext2D,
  { box: [left, top, right, bottom], colour }: NonNullable<Cartoon['words']>,
): void {
  context.save();
  context.shadowColor = 'rgba(40,28,34,0.3)';
  context.shadowBlur = 8;
  context.fillStyle = toCss(colour);
  context.beginPath();
  context.roundRect(left - 6, top - 6, right - left + 12, bottom - top + 12, 14);
  context.fill();
  context.restore();
}

function stoneColour({ data, bare, gold, width, height, scale, strict }: Cartoon, x: number, y: number, rng: Rng): Rgb {
  const column = Math.round(clamp(x * scale, 0, width - 1));
  const row = Math.round(clamp(y * scale, 0, height - 1));
  const p = (row * width + column) * 4;
  if (rng.chance(gilded) && data[p] === bare[p] && data[p + 1] === bare[p + 1] && data[p + 2] === bare[p + 2]) {
    const lit = rng.whole(96, 190) * 3;
    return [gold[lit], gold[lit + 1], gold[lit + 2]].map((v = 0) => v / 255) as unknown as Rgb;
  }
  const light = rng.gaussian(0.032);
  const [warm, cool] = strict ? [0, 0] : [rng.gaussian(0.014), rng.gaussian(0.014)];
  return [
    (data[p] ?? 0) / 255 + light + warm,
    (data[p + 1] ?? 0) / 255 + light,
    (data[p + 2] ?? 0) / 255 + light + cool,
  ].map((v) => clamp(v)) as unknown as Rgb;
}

/** Four corners about (x, y), the first at the upper left. */
function cutStone(x: number, y: number, way: number, half: number, rng: Rng): Point[] {
  const [c, s] = [Math.cos(way), Math.sin(way)];
  return (
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const
  ).map(([px, py]): Point => {
    const [dx, dy] = [px * half * rng.between(0.89, 1.05), py * half * rng.between(0.89, 1.05)];
    return [x + dx * c - dy * s, y + dx * s + dy * c];
  });
}

function fillPolygon(context: SKRSContext2D, corners: readonly Point[], style: string): void {
  context.fillStyle = style;
  context.beginPath();
  for (const [x, y] of corners) context.lineTo(x, y);
  context.closePath();
  context.fill();
}
