import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import type { ColorPalette, SceneSetting } from '../../../../contract/vocabulary.ts';
import type { Arrangement } from '../../arrange/arrangement.ts';
import { oklch, type Rgb, toCss } from '../../core/colour.ts';
import { type Box, fullTurn, type Point, smoothPath } from '../../core/geometry.ts';
import type { Rng } from '../../core/rng.ts';
import { type CardColours, groundHue, groundTone } from '../../library/motif-colours.ts';
import { skylinePath } from '../../library/stage-shapes.ts';
import type { Light } from './underpaint.ts';

type Brush = {
  context: SKRSContext2D;
  tone: (l: number, c: number, h: number) => Rgb;
  rng: Rng;
  width: number;
  height: number;
  hue: number;
};

/** Paints the background and the ground, and returns how the things are lit. */
export function paintScenery(
  context: SKRSContext2D,
  arrangement: Arrangement,
  card: CardColours,
  setting: SceneSetting,
  rng: Rng,
): Light {
  const { width, height, placements, ground } = arrangement;
  const subjects = placements.filter(({ rank }) => rank !== 'accent').map(({ subject }) => subject);
  const isGrey = card.palette === 'Black & White';
  const isIvory = isGrey && card.isHeartening === true;
  const tone = (l: number, c: number, h: number): Rgb =>
    isIvory ? oklch(l, ivory.chroma, ivory.hue) : groundTone(l, c, h, card.palette);
  const brush: Brush = { context, tone, rng, width, height, hue: groundHue(subjects, card) };
  const light = { warm: tone(0.95, 0.07, 85), cool: tone(0.38, 0.07, 290) };
  if (ground.kind !== 'stage') {
    const isDeep = rng.chance(shareOfDeep(ground.kind, card.palette)) && !isIvory;
    const wall = isDeep ? deepWalls[card.palette] : isGrey ? whiteWall : paleWall;
    paintWall(brush, wall);
    calmWords(brush, arrangement.textArea?.box, wall.middle < 0.65);
    return { ...light, standing: false };
  }
  if (setting === 'Cozy') paintRoom(brush, ground.horizon);
  else if (setting === 'Urban') paintTown(brush, ground.horizon);
  else paintCountry(brush, ground.horizon, setting === 'Fantasy');
  calmWords(brush, arrangement.textArea?.box, setting === 'Fantasy');
  return { ...light, standing: true };
}

/** The fine leaves of wreaths and borders would be lost on black. */
function shareOfDeep(ground: 'paper' | 'field', palette: ColorPalette): number {
  if (ground === 'field') return 0.65;
  return palette === 'Black & White' ? 0 : 0.35;
}

/** How light a wall is in the middle and at its edges. */
type Wall = { middle: number; edge: number };
const paleWall: Wall = { middle: 0.91, edge: 0.74 };
/** Grey leaves would be lost on a grey wall. */
const whiteWall: Wall = { middle: 0.96, edge: 0.86 };
/** The wall of a heartening card without colours. */
const ivory = { chroma: 0.034, hue: 82 };
/** The dark backgrounds of old still lifes, which make things and cream letters stand out. */
const deepWalls: Record<ColorPalette, Wall> = {
  Pastel: { middle: 0.6, edge: 0.46 },
  'Bold & Bright': { middle: 0.5, edge: 0.3 },
  'Black & White': { middle: 0.42, edge: 0.2 },
  'Muted Tones': { middle: 0.48, edge: 0.3 },
};

/** Broken colour of neighbouring hues with a pool of light, darker towards the edges. */
function paintWall({ context, tone, rng, width, height, hue }: Brush, { middle, edge }: Wall): void {
  const reach = Math.max(width, height);
  fillDown(context, 0, height, width, tone(middle + 0.01, 0.06, hue), tone(middle - 0.05, 0.075, hue - 20));
  dab(context, rng, 150, [0, 0, width, height], [34, 120], () => [
    tone(middle + rng.between(-0.09, 0.07), rng.between(0.05, 0.11), hue + rng.pick([-58, -30, 0, 0, 34, 62])),
    0.3,
  ]);
  const [x, y] = [width * rng.between(0.36, 0.56), height * rng.between(0.32, 0.48)];
  glow(context, x, y, reach * 0.5, tone(middle + 0.08, 0.07, hue + 40), 0.6);
  const shade = context.createRadialGradient(x, y, reach * 0.34, x, y, reach * 0.86);
  shade.addColorStop(0, toCss(tone(edge, 0.08, hue - 30), 0));
  shade.addColorStop(1, toCss(tone(edge, 0.08, hue - 30), 0.85));
  context.fillStyle = shade;
  context.fillRect(0, 0, width, height);
}

/** Smoother, plainer paint where the words will be. */
function calmWords({ context, tone, hue }: Brush, box: Box | undefined, isDark: boolean): void {
  if (box === undefined) return;
  const [left, top, right, bottom] = box;
  context.save();
  context.translate((left + right) / 2, (top + bottom) / 2);
  context.scale(1, (bottom - top) / (right - left));
  glow(context, 0, 0, (right - left) * 0.62, isDark ? tone(0.32, 0.06, hue - 20) : tone(0.95, 0.04, 85), 0.55);
  context.restore();
}

/** A wall with the light of a window, and a cloth with folds. */
function paintRoom({ context, tone, rng, width, height, hue }: Brush, horizon: number): void {
  fillDown(context, 0, horizon, width, tone(0.66, 0.06, hue), tone(0.54, 0.06, hue - 16));
  dab(context, rng, 70, [0, 0, width, horizon], [30, 90], () => [
    tone(rng.between(0.5, 0.72), 0.065, hue + rng.between(-30, 30)),
    0.2,
  ]);
  const x = width * rng.between(0.22, 0.4);
  glow(context, x, horizon * 0.4, horizon * 0.75, tone(0.84, 0.08, hue + 20), 0.75);
  const cloth = hue + 150;
  fillDown(context, horizon, height, width, tone(0.78, 0.06, cloth), tone(0.56, 0.08, cloth - 10));
  dab(context, rng, 60, [0, horizon + 10, width, height], [40, 130], () => [
    tone(rng.between(0.56, 0.86), 0.07, cloth + rng.between(-16, 16)),
    0.26,
  ]);
  fillDown(context, horizon - 5, horizon + 8, width, tone(0.42, 0.06, hue - 20), tone(0.5, 0.06, cloth));
}

/** Houses against an evening sky, and a square that shines after rain. */
function paintTown({ context, tone, rng, width, height, hue }: Brush, horizon: number): void {
  fillDown(context, 0, horizon + 30, width, tone(0.66, 0.08, hue > 180 && hue < 330 ? hue : 255), tone(0.9, 0.09, 65));
  glow(context, width * rng.between(0.25, 0.75), horizon, width * 0.5, tone(0.95, 0.1, 80), 0.7);
  for (const [tall, l, h] of [
    [0.32, 0.68, 275],
    [0.2, 0.52, 265],
  ] as const) {
    context.fillStyle = toCss(tone(l, 0.07, h));
    context.fill(new Path2D(skylinePath(width, horizon, Math.min(width, height) * tall, rng)));
  }
  fillDown(context, horizon, height, width, tone(0.72, 0.05, 280), tone(0.5, 0.05, 265));
  dab(context, rng, 150, [0, horizon + 10, width, height], [20, 80], (t) => [
    tone(rng.between(0.5, 0.86) - t * 0.1, 0.07, rng.pick([75, 55, 270, 290])),
    0.34,
  ]);
}

/** Sky with clouds, blue hills, and a meadow that grows darker toward the front. */
function paintCountry({ context, tone, rng, width, height, hue }: Brush, horizon: number, night: boolean): void {
  const sky = night
    ? ([tone(0.36, 0.1, 285), tone(0.6, 0.11, 330)] as const)
    : ([tone(0.7, 0.085, hue > 180 && hue < 300 ? hue : 240), tone(0.91, 0.07, 75)] as const);
  fillDown(context, 0, horizon + 30, width, ...sky);
  glow(context, width * rng.between(0.2, 0.8), horizon * 0.92, width * 0.45, tone(0.95, 0.09, 85), night ? 0.4 : 0.75);
  for (let i = 0; i < 7; i++)
    cloud(
      context,
      rng.between(0, width),
      rng.between(0.04, 0.72) * horizon,
      rng.between(90, 230),
      rng,
      tone(night ? 0.5 : 0.93, 0.045, rng.pick([20, 60, 330])),
      tone(night ? 0.42 : 0.8, 0.06, 300),
    );
  for (const [level, swing, l, c, h] of [
    [horizon - height * 0.055, height * 0.04, night ? 0.4 : 0.68, 0.07, 265],
    [horizon - height * 0.015, height * 0.02, night ? 0.36 : 0.6, 0.08, 170],
  ] as const)
    hill(context, width, height, level, swing, tone(l, c, h), tone(l - 0.06, c, h - 20), rng);
  const green = night ? 0.42 : 0.66;
  hill(
    context,
    width,
    height,
    horizon,
    height * 0.006,
    tone(green + 0.08, 0.11, 112),
    tone(green - 0.16, 0.1, 140),
    rng,
  );
  dab(context, rng, 240, [0, horizon + 14, width, height], [14, 60], (t) => [
    tone(green + rng.between(-0.16, 0.12) - t * 0.1, 0.11, rng.between(100, 150)),
    0.5,
  ]);
  // Poppies, daisies and cornflowers, larger toward the front.
  const petals = [tone(0.62, 0.19, 28), tone(0.94, 0.04, 90), tone(0.66, 0.14, 290), tone(0.85, 0.13, 88)];
  for (let i = 0; i < 130; i++) {
    const t = rng.next() ** 0.6;
    const r = 2.5 + t * 7;
    context.fillStyle = toCss(rng.pick(petals));
    context.beginPath();
    context.ellipse(rng.between(0, width), horizon + 16 + (height - horizon) * t, r, r * 0.8, 0, 0, fullTurn);
    context.fill();
  }
}

function fillDown(context: SKRSContext2D, top: number, bottom: number, width: number, from: Rgb, to: Rgb): void {
  const down = context.createLinearGradient(0, top, 0, bottom);
  down.addColorStop(0, toCss(from));
  down.addColorStop(1, toCss(to));
  context.fillStyle = down;
  context.fillRect(0, top, width, bottom - top);
}

function glow(context: SKRSContext2D, x: number, y: number, reach: number, colour: Rgb, alpha: number): void {
  const light = context.createRadialGradient(x, y, 0, x, y, reach);
  light.addColorStop(0, toCss(colour, alpha));
  light.addColorStop(1, toCss(colour, 0));
  context.fillStyle = light;
  context.fillRect(x - reach, y - reach, reach * 2, reach * 2);
}

/** Long dabs of paint; `paint` is told how far down the box they lie. */
function dab(
  context: SKRSContext2D,
  rng: Rng,
  count: number,
  [left, top, right, bottom]: readonly [number, number, number, number],
  [least, most]: readonly [number, number],
  paint: (t: number) => [Rgb, number],
): void {
  for (let i = 0; i < count; i++) {
    const t = rng.next();
    const [colour, alpha] = paint(t);
    context.fillStyle = toCss(colour, alpha);
    context.beginPath();
    const r = rng.between(least, most);
    context.ellipse(
      rng.between(left, right),
      top + (bottom - top) * t,
      r,
      r * rng.between(0.16, 0.3),
      rng.between(-0.5, 0.2),
      0,
      fullTurn,
    );
    context.fill();
  }
}

function cloud(context: SKRSContext2D, x: number, y: number, reach: number, rng: Rng, lit: Rgb, shade: Rgb): void {
  for (let i = 0; i < 9; i++) {
    const [dx, r] = [rng.between(-1, 1), rng.between(0.16, 0.34) * reach];
    context.fillStyle = toCss(i < 4 ? shade : lit, 0.5);
    context.beginPath();
    context.ellipse(x + dx * reach, y + (i < 4 ? r * 0.25 : -r * 0.1), r * 1.5, r * 0.42, 0, 0, fullTurn);
    context.fill();
  }
}

function hill(
  context: SKRSContext2D,
  width: number,
  height: number,
  level: number,
  swing: number,
  top: Rgb,
  foot: Rgb,
  rng: Rng,
): void {
  const edge = Array.from(
    { length: 9 },
    (_, i): Point => [-40 + ((width + 80) * i) / 8, level + rng.between(-swing, swing)],
  );
  const down = context.createLinearGradient(0, level - swing, 0, Math.min(height, level + height * 0.4));
  down.addColorStop(0, toCss(top));
  down.addColorStop(1, toCss(foot));
  context.fillStyle = down;
  context.fill(new Path2D(`${smoothPath(edge, false)}L${width + 40} ${height + 40}L-40 ${height + 40}Z`));
}
