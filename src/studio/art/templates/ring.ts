import { type Box, fullTurn, offset, type Point } from '../core/geometry.ts';
import type { TextArea } from '../scene.ts';
import { aspectOf, type TemplateContext } from './template.ts';

/** A closed line that a wreath is built on. */
export type Ring = {
  /** The radius of the circle of the same length. */
  radius: number;
  /** The point and direction of the line: equal angles are equal lengths; 0 is right, a quarter turn below. */
  at: (angle: number) => { x: number; y: number; along: number };
  /** Where no flowers may gather. */
  bare: number | null;
  textArea: TextArea;
};

/** A round or oval ring that fits the sheet, with room for the wreath's width outside it. */
export function ovalRing(context: TemplateContext): Ring {
  const [x, y] = [context.width / 2, context.height / 2];
  const aspect = aspectOf(context);
  const [rx, ry] = aspect === 'square' ? [344, 344] : aspect === 'portrait' ? [374, 600] : [640, 340];
  const [halfWidth, halfHeight] = aspect === 'square' ? [226, 150] : aspect === 'portrait' ? [248, 280] : [430, 165];
  return {
    ...evenly((angle) => [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry]),
    bare: null,
    textArea: { box: [x - halfWidth, y - halfHeight, x + halfWidth, y + halfHeight], ground: 'paper' },
  };
}

/** A heart-shaped ring. */
export function heartRing(context: TemplateContext): Ring {
  const aspect = aspectOf(context);
  const [scaleX, scaleY] = aspect === 'square' ? [24, 24] : aspect === 'portrait' ? [25, 29] : [31, 24];
  // The classic curve reaches from 12 units above its origin to 17 below it.
  const [x, y] = [context.width / 2, context.height / 2 - 2.5 * scaleY];
  const line = evenly((angle) => {
    const t = angle + Math.PI / 2;
    const up = 13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t);
    return [x + 16 * Math.sin(t) ** 3 * scaleX, y - up * scaleY];
  });
  const halfWidth = scaleX * (aspect === 'square' ? 7.9 : 8.3);
  return {
    ...line,
    // The dip between the shoulders hangs right above the words.
    bare: -Math.PI / 2,
    textArea: { box: [x - halfWidth, y - scaleY * 1.6, x + halfWidth, y + scaleY * 4.6], ground: 'paper' },
  };
}

/** Measures a closed curve by its length. */
function evenly(point: (angle: number) => Point): Pick<Ring, 'radius' | 'at'> {
  const samples = 720;
  const points = Array.from({ length: samples + 1 }, (_, i) => point((i / samples) * fullTurn));
  const lengths = [0];
  for (let i = 1; i <= samples; i++) {
    const [here, before] = [points[i] as Point, points[i - 1] as Point];
    lengths.push((lengths[i - 1] as number) + Math.hypot(here[0] - before[0], here[1] - before[1]));
  }
  const whole = lengths[samples] as number;
  const pointAt = (angle: number): Point => {
    const wanted = (((angle / fullTurn) % 1) + 1) % 1;
    const i = Math.max(
      1,
      lengths.findIndex((length) => length >= wanted * whole),
    );
    const [a, b] = [points[i - 1] as Point, points[i] as Point];
    const [from, to] = [lengths[i - 1] as number, lengths[i] as number];
    const t = (wanted * whole - from) / Math.max(1e-6, to - from);
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  };
  const at = (angle: number): { x: number; y: number; along: number } => {
    const [x, y] = pointAt(angle);
    const [before, after] = [pointAt(angle - 0.03), pointAt(angle + 0.03)];
    return { x, y, along: Math.atan2(after[1] - before[1], after[0] - before[0]) };
  };
  return { radius: whole / fullTurn, at };
}

/** Angles spread evenly over the whole turn, each nudged a little. */
export function anglesAround(count: number, nudge: () => number): number[] {
  return Array.from({ length: count }, (_, i) => (i / count) * fullTurn + nudge());
}

/** `along + lean`, mirrored when the tip of what grows there would reach into the heading's area. */
export function growClear(x: number, y: number, along: number, lean: number, reach: number, box: Box): number {
  const gap = 24;
  const isClear = (direction: number): boolean =>
    [0.6, 1].every((share) => {
      const [tipX, tipY] = offset(x, y, direction, reach * share);
      return tipX < box[0] - gap || tipX > box[2] + gap || tipY < box[1] - gap || tipY > box[3] + gap;
    });
  return isClear(along + lean) ? along + lean : along - lean;
}

/** Whether a round thing lies clear of a box. */
export function liesClear(x: number, y: number, radius: number, box: Box): boolean {
  const dx = Math.max(box[0] - x, 0, x - box[2]);
  const dy = Math.max(box[1] - y, 0, y - box[3]);
  return Math.hypot(dx, dy) > radius;
}
