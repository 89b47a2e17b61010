import type { Box } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import { egg } from '../motifs/egg.ts';
import { heart } from '../motifs/heart.ts';
import { pumpkin } from '../motifs/pumpkin.ts';
import { tint } from '../motifs/shapes.ts';
import { star } from '../motifs/star.ts';
import type { Shape } from '../scene.ts';
import { liesClear } from './ring.ts';
import type { Keepsake, TemplateContext } from './template.ts';

type KeepsakeDrawer = (rng: Rng, x: number, y: number, size: number) => Shape[];

const drawers: Record<Keepsake, KeepsakeDrawer> = {
  pumpkin,
  egg: (rng, x, y, size) => egg(rng, x, y, size, rng.between(-0.5, 0.5)),
  heart: (rng, x, y, size) =>
    heart(rng, x, y, size * 0.7, rng.between(-0.35, 0.35), tint('red', 'flower1Deep', rng.next())),
  star: (rng, x, y, size) =>
    star(x, y, size * 0.62, rng.between(-0.4, 0.4), rng.pick([tint('accent1'), tint('accent4'), tint('gold')])),
};

/** The occasion's small things (pumpkins, eggs, hearts, stars) at those of the spots that are clear of the words. */
export function keepsakeShapes(
  { rng, keepsake }: TemplateContext,
  spots: readonly { x: number; y: number; size: number }[],
  words: Box,
): Shape[] {
  if (keepsake === null) return [];
  const stream = rng.fork('keepsakes');
  return spots
    .filter(({ x, y, size }) => liesClear(x, y, size * 1.15, words))
    .flatMap(({ x, y, size }) => drawers[keepsake](stream, x, y, size));
}
