import { fullTurn, type Point } from '../core/geometry.ts';
import type { TextArea } from '../scene.ts';
import { aspectOf, type TemplateContext } from './template.ts';

/** A closed line that a wreath is built on. */
export type Ring = {
  centre: Point;
  rx: number;
  ry: number;
  /** The point at an angle, and the direction of the line there. */
  at: (angle: number) => { x: number; y: number; along: number };
  textArea: TextArea;
};

/** A round or oval ring that fits the sheet, with room for the wreath's width outside it. */
export function ovalRing(context: TemplateContext): Ring {
  const { width, height } = context;
  const aspect = aspectOf(context);
  const [rx, ry] = aspect === 'square' ? [344, 344] : aspect === 'portrait' ? [350, 590] : [640, 340];
  const centre: Point = [width / 2, height / 2];
  const at = (angle: number): { x: number; y: number; along: number } => ({
    x: centre[0] + Math.cos(angle) * rx,
    y: centre[1] + Math.sin(angle) * ry,
    along: Math.atan2(Math.cos(angle) * ry, -Math.sin(angle) * rx),
  });
  const [halfWidth, halfHeight] = aspect === 'square' ? [228, 150] : aspect === 'portrait' ? [222, 260] : [430, 165];
  const [x, y] = centre;
  return {
    centre,
    rx,
    ry,
    at,
    textArea: { box: [x - halfWidth, y - halfHeight, x + halfWidth, y + halfHeight], align: 'centre' },
  };
}

/** A heart-shaped ring. */
export function heartRing(context: TemplateContext): Ring {
  const { width, height } = context;
  const aspect = aspectOf(context);
  const [scaleX, scaleY] = aspect === 'square' ? [23.5, 25] : aspect === 'portrait' ? [24, 31] : [33, 25];
  const centre: Point = [width / 2, height / 2 - 16];
  const point = (angle: number): Point => {
    // The classic parametric heart, turned so that angle 0 is its right shoulder and a half turn its left.
    const t = angle + Math.PI / 2;
    return [
      centre[0] + 16 * Math.sin(t) ** 3 * scaleX,
      centre[1] - (13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)) * scaleY,
    ];
  };
  const at = (angle: number): { x: number; y: number; along: number } => {
    const [x, y] = point(angle);
    const [before, after] = [point(angle - 0.03), point(angle + 0.03)];
    return { x, y, along: Math.atan2(after[1] - before[1], after[0] - before[0]) };
  };
  const [x, y] = centre;
  const [halfWidth, up, down] =
    aspect === 'square' ? [225, 130, 110] : aspect === 'portrait' ? [225, 170, 150] : [320, 130, 110];
  return {
    centre,
    rx: 16 * scaleX,
    ry: 15 * scaleY,
    at,
    textArea: { box: [x - halfWidth, y - up, x + halfWidth, y + down], align: 'centre' },
  };
}

/** Angles spread evenly over the whole turn, each nudged a little. */
export function anglesAround(count: number, nudge: () => number): number[] {
  return Array.from({ length: count }, (_, i) => (i / count) * fullTurn + nudge());
}
