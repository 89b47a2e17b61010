import { mixColours, oklch, type Rgb, toOklab } from '../core/colour.ts';
import type { Point } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import { ellipse } from '../flat/paths.ts';
import type { Pen } from '../flat/pen.ts';
import type { Eye } from './find-eyes.ts';
import { cheekPink, eyeInk } from './motifs/cast.ts';

const white: Rgb = [1, 1, 1];
const cream = oklch(0.96, 0.03, 85);

export type Mood = 'open' | 'glad' | 'wink' | 'asleep';
const moods: readonly Mood[] = ['open', 'open', 'open', 'glad', 'wink'];

/** The mood of a face; in mourning the eyes are closed. */
export const moodOf = (rng: Rng, quiet: boolean): Mood => (quiet ? 'asleep' : rng.pick(moods));

/** A small face on a thing: two eyes, cheeks and a smile around a point with room for a circle of `radius`. */
export function drawThingFace(pen: Pen, [x, y]: Point, radius: number, ground: Rgb, mood: Mood): void {
  const r = Math.min(radius, 62);
  const ink = toOklab(ground)[0] < 0.42 ? cream : eyeInk;
  const gap = r * 0.44;
  for (const side of [-1, 1]) {
    const closed = mood === 'glad' || mood === 'asleep' || (mood === 'wink' && side > 0);
    drawEye(
      pen,
      [x + side * gap, y - r * 0.1],
      r * 0.125,
      ink,
      closed ? (mood === 'asleep' ? 'asleep' : 'glad') : 'open',
    );
    drawCheek(pen, [x + side * gap * 1.52, y + r * 0.17], r * 0.2);
  }
  const half = r * 0.17;
  const top = y + r * 0.08;
  if (mood === 'open' && r > 34) {
    pen.fill(
      `M${x - half} ${top}H${x + half}C${x + half} ${top + half * 1.7} ${x - half} ${top + half * 1.7} ${x - half} ${top}Z`,
      ink,
    );
    pen.fill(ellipse(x, top + half * 0.95, half * 0.5, half * 0.28), cheekPink);
  } else pen.line(`M${x - half} ${top}Q${x} ${top + half * 1.3} ${x + half} ${top}`, ink, r * 0.065);
}

/** A creature's eyes drawn again over its own, larger and with a light in them, and cheeks. */
export function drawOwnEyes(pen: Pen, eyes: readonly Eye[], mood: Mood): void {
  const [one, other] = eyes;
  if (one === undefined) return;
  const gap = other === undefined ? one.radius * 6 : Math.abs(other.centre[0] - one.centre[0]);
  eyes.forEach(({ centre: [x, y], radius }, i) => {
    const r = Math.max(Math.min(radius * 1.12, gap * 0.26), Math.min(10, gap * 0.28));
    const closed = mood === 'asleep' ? 'asleep' : mood === 'glad' || (mood === 'wink' && i === 1) ? 'glad' : 'open';
    // Large pupils in white eyes stay: eyes closed with a line would leave the white.
    drawEye(pen, [x, y], r, eyeInk, radius > 13 ? 'open' : closed);
    if (other === undefined) drawCheek(pen, [x + r * 1.1, y + r * 2.5], r * 1.25);
    else {
      const outward = Math.sign(x - (one.centre[0] + other.centre[0]) / 2);
      drawCheek(pen, [x + outward * gap * 0.16, y + Math.max(r * 2.1, gap * 0.24)], Math.max(r * 1.1, gap * 0.15));
    }
  });
}

function drawEye(pen: Pen, [x, y]: Point, r: number, ink: Rgb, state: 'open' | 'glad' | 'asleep'): void {
  if (state !== 'open') {
    const bend = state === 'glad' ? -1.5 : 1.2;
    pen.line(`M${x - r * 1.25} ${y}Q${x} ${y + r * bend} ${x + r * 1.25} ${y}`, ink, r * 0.62);
    return;
  }
  pen.fill(ellipse(x, y, r, r * 1.22), ink);
  const light = ink === cream ? mixColours(ink, eyeInk, 0.6) : white;
  pen.fill(ellipse(x + r * 0.32, y - r * 0.46, r * 0.4), light);
  pen.fill(ellipse(x - r * 0.34, y + r * 0.5, r * 0.19), light, { alpha: 0.9 });
}

function drawCheek(pen: Pen, [x, y]: Point, r: number): void {
  pen.fill(ellipse(x, y, r, r * 0.74), cheekPink, { alpha: 0.42 });
}
