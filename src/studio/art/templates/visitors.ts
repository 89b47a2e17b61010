import { bird } from '../motifs/bird.ts';
import { butterfly } from '../motifs/butterfly.ts';
import type { Shape } from '../scene.ts';
import type { TemplateContext } from './template.ts';

/** The bird or butterfly of the card, if it has one, at (x, y). */
export function visitors({ rng, visitor }: TemplateContext, x: number, y: number, size: number): Shape[] {
  const stream = rng.fork('visitor');
  if (visitor === 'butterfly') return butterfly(stream, x, y, size, stream.between(-0.5, 0.5));
  if (visitor === 'bird') return bird(stream, x, y, size, stream.chance(0.5) ? 1 : -1);
  return [];
}
