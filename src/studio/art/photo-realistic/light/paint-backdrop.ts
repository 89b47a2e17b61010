import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { type Rgb, toCss } from '../../core/colour.ts';
import type { Box } from '../../core/geometry.ts';
import type { Rng } from '../../core/rng.ts';
import { lightFor } from '../develop/develop.ts';
import type { Mood } from './mood.ts';

export type BackdropSpec = {
  width: number;
  height: number;
  scale: number;
  mood: Mood;
  /** Kept calm for the words. */
  textArea: Box;
  fireworks: boolean;
  detailed: boolean;
};

/** The background as a photographer's lens leaves it: washes and discs of light, as amounts of light per pixel. */
export function paintBackdrop(
  { width, height, scale, mood, textArea, fireworks, detailed }: BackdropSpec,
  rng: Rng,
): Float32Array {
  const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
  const canvas = createCanvas(w, h);
  const context = canvas.getContext('2d');
  context.scale(w / width, h / height);
  const wash = context.createLinearGradient(0, 0, width * 0.15, height * 0.85);
  for (const [i, colour] of mood.sky.entries()) wash.addColorStop(i / 2, toCss(colour));
  context.fillStyle = wash;
  context.fillRect(0, 0, width, height);
  const size = Math.min(width, height);
  layClouds(context, mood, width, height, rng.fork('clouds'));
  const calm = (x: number, y: number, r: number): number =>
    x + r > textArea[0] - 20 && x - r < textArea[2] + 20 && y + r > textArea[1] - 20 && y - r < textArea[3] + 20
      ? 0.16
      : 1;
  context.globalCompositeOperation = mood.night ? 'lighter' : 'source-over';
  const quiet = mood.season === 'quiet';
  if (!quiet || mood.night) {
    const discs = (detailed ? 64 : 40) * (quiet ? 0.4 : 1) * (width * height > 1.2e6 ? 1.6 : 1);
    for (let i = 0; i < discs; i++) {
      const disc = placeDisc(mood, width, height, size, rng);
      const alpha = disc.alpha * calm(disc.x, disc.y, disc.r);
      drawDisc(context, disc.x, disc.y, disc.r, rng.pick(mood.lights), alpha);
    }
    if (mood.setting === 'Cozy' && !quiet) drawFairyLights(context, mood, width, height, calm, rng.fork('fairy'));
    if (mood.setting === 'Fantasy' && !quiet)
      drawSparkles(context, width, height, calm, detailed ? 46 : 26, rng.fork('sparkles'));
  }
  if (fireworks) for (let i = 0; i < 5; i++) drawBurst(context, mood, width, height, calm, rng.fork(`burst ${i}`));
  return toLight(context.getImageData(0, 0, w, h).data);
}

function toLight(data: Uint8ClampedArray): Float32Array {
  const table = Float32Array.from({ length: 256 }, (_, value) => {
    const x = value / 255;
    return lightFor(x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4);
  });
  const light = new Float32Array((data.length / 4) * 3);
  for (let p = 0, q = 0; p < data.length; p += 4, q += 3)
    for (let k = 0; k < 3; k++) light[q + k] = table[data[p + k] as number] as number;
  return light;
}

function softSpot(context: SKRSContext2D, x: number, y: number, r: number, colour: Rgb, alpha: number): void {
  const spot = context.createRadialGradient(x, y, 0, x, y, r);
  spot.addColorStop(0, toCss(colour, alpha));
  spot.addColorStop(0.5, toCss(colour, alpha * 0.45));
  spot.addColorStop(1, toCss(colour, 0));
  context.fillStyle = spot;
  context.fillRect(x - r, y - r, r * 2, r * 2);
}

/** Broad shapes far out of focus: trees, a window, a glow. */
function layClouds(
  context: SKRSContext2D,
  { sky, lights, night, season, setting }: Mood,
  width: number,
  height: number,
  rng: Rng,
): void {
  const count = season === 'quiet' ? 5 : 11;
  for (let i = 0; i < count; i++) {
    const colour = rng.pick([sky[0], sky[2], sky[2], lights[i % lights.length] as Rgb]);
    softSpot(
      context,
      rng.between(-0.1, 1.1) * width,
      rng.between(0, 0.9) * height,
      rng.between(0.16, 0.42) * width,
      colour,
      rng.between(0.14, 0.34),
    );
  }
  const glowX = rng.chance(0.5) ? rng.between(-0.05, 0.2) : rng.between(0.8, 1.05);
  const light = lights[0] as Rgb;
  softSpot(context, glowX * width, rng.between(-0.05, 0.2) * height, width * 0.75, light, night ? 0.2 : 0.6);
  if (setting === 'Urban' && !night) {
    // The bars of a tall window.
    context.save();
    context.filter = 'none';
    const x0 = rng.between(0.05, 0.5) * width;
    for (let i = 0; i < 3; i++) {
      const bar = context.createLinearGradient(x0 + i * width * 0.2 - 40, 0, x0 + i * width * 0.2 + 40, 0);
      bar.addColorStop(0, toCss(sky[2], 0));
      bar.addColorStop(0.5, toCss(sky[2], 0.4));
      bar.addColorStop(1, toCss(sky[2], 0));
      context.fillStyle = bar;
      context.fillRect(x0 + i * width * 0.2 - 40, 0, 80, height);
    }
    context.restore();
  }
}

type Disc = { x: number; y: number; r: number; alpha: number };

function placeDisc({ setting, night }: Mood, width: number, height: number, size: number, rng: Rng): Disc {
  const strength = night ? rng.between(0.07, 0.34) : rng.between(0.08, 0.36);
  if (setting === 'Urban' && night) {
    const column = Math.round(rng.between(0, 14)) / 14;
    return {
      x: (column + rng.gaussian(0.012)) * width,
      y: (0.16 + 0.5 * Math.sqrt(rng.next())) * height,
      r: rng.between(0.012, 0.03) * size,
      alpha: strength * 1.25,
    };
  }
  const r = rng.between(0.014, 0.062) * size;
  return {
    x: rng.next() * width,
    y: rng.next() ** 1.2 * height * 0.86,
    r,
    alpha: strength * (r > size * 0.045 ? 0.6 : 1),
  };
}

/** A light out of focus: even, with a slightly brighter rim. */
function drawDisc(context: SKRSContext2D, x: number, y: number, r: number, colour: Rgb, alpha: number): void {
  const disc = context.createRadialGradient(x, y, 0, x, y, r);
  disc.addColorStop(0, toCss(colour, alpha * 0.72));
  disc.addColorStop(0.78, toCss(colour, alpha * 0.85));
  disc.addColorStop(0.93, toCss(colour, alpha));
  disc.addColorStop(1, toCss(colour, 0));
  context.fillStyle = disc;
  context.fillRect(x - r, y - r, r * 2, r * 2);
}

type Calm = (x: number, y: number, r: number) => number;

function drawFairyLights(
  context: SKRSContext2D,
  { lights, night }: Mood,
  width: number,
  height: number,
  calm: Calm,
  rng: Rng,
): void {
  for (let string = 0; string < 2; string++) {
    const [from, to] = [rng.between(0.02, 0.5) * height, rng.between(0.02, 0.5) * height];
    const sag = rng.between(0.06, 0.2) * height;
    for (let i = 0; i < 17; i++) {
      const t = (i + rng.gaussian(0.12)) / 16;
      const [x, y] = [t * width, from + (to - from) * t + sag * 4 * t * (1 - t)];
      const r = rng.between(11, 19) * (width / 1024);
      drawDisc(context, x, y, r, lights[i % lights.length] as Rgb, (night ? 0.62 : 0.7) * calm(x, y, r));
      softSpot(context, x, y, r * 3.4, lights[0] as Rgb, 0.14 * calm(x, y, r));
    }
  }
}

function drawSparkles(
  context: SKRSContext2D,
  width: number,
  height: number,
  calm: Calm,
  count: number,
  rng: Rng,
): void {
  for (let i = 0; i < count; i++) {
    const [x, y] = [rng.next() * width, rng.next() * height * 0.85];
    const r = rng.between(4, 15) * (rng.chance(0.2) ? 1.7 : 1);
    const alpha = rng.between(0.35, 0.95) * (calm(x, y, r) < 1 ? 0 : 1);
    softSpot(context, x, y, r * 0.55, [1, 0.98, 0.95], alpha);
    for (const [rx, ry] of [
      [r * 1.6, r * 0.09],
      [r * 0.09, r * 1.6],
    ] as const) {
      context.fillStyle = toCss([1, 0.98, 0.95], alpha * 0.6);
      context.beginPath();
      context.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2);
      context.fill();
    }
  }
}

/** Fireworks a little out of focus, as they hang in the sky. */
function drawBurst(
  context: SKRSContext2D,
  { lights, night }: Mood,
  width: number,
  height: number,
  calm: Calm,
  rng: Rng,
): void {
  const [x, y] = [rng.between(0.06, 0.94) * width, rng.between(0.06, 0.5) * height];
  const reach = rng.between(0.1, 0.2) * Math.min(width, height);
  const colour = rng.pick(lights);
  const rays = rng.whole(26, 40);
  const dim = calm(x, y, reach) < 1 ? 0.07 : 1;
  context.save();
  context.lineCap = 'round';
  for (let i = 0; i < rays; i++) {
    const a = (i / rays) * Math.PI * 2 + rng.gaussian(0.04);
    const far = reach * rng.between(0.72, 1.05);
    for (let k = 3; k < 12; k++) {
      const t = k / 11;
      const [px, py] = [x + Math.cos(a) * far * t, y + Math.sin(a) * far * t + t * t * reach * 0.16];
      softSpot(context, px, py, 3 + 5 * t, colour, (night ? 0.75 : 0.5) * t * dim);
    }
  }
  softSpot(context, x, y, reach * 1.3, colour, 0.16 * dim);
  context.restore();
}
