import type { Point } from '../core/geometry.ts';
import { bird } from '../motifs/bird.ts';
import { butterfly } from '../motifs/butterfly.ts';
import { leafFan } from '../motifs/foliage.ts';
import { stroke, tint } from '../motifs/shapes.ts';
import type { Shape } from '../scene.ts';
import type { TemplateContext } from './template.ts';

/** The bird or butterfly of the card, if it has one, at (x, y); a bird brings the twig it sits on. */
export function visitors({ rng, visitor }: TemplateContext, x: number, y: number, size: number): Shape[] {
  const stream = rng.fork('visitor');
  if (visitor === null) return [];
  if (visitor === 'butterfly') return butterfly(stream, x, y, size, stream.between(-0.5, 0.5));
  const facing = stream.chance(0.5) ? 1 : -1;
  const foot = y + size * 0.68;
  const twig: Point[] = [
    [x - size * 1.5, foot + size * 0.16],
    [x, foot],
    [x + size * 1.3, foot - size * 0.12],
  ];
  return [
    ...leafFan(stream, x - size * 1.45, foot + size * 0.16, Math.PI * 0.9, size * 0.7, 2),
    ...leafFan(stream, x + size * 1.2, foot - size * 0.1, -0.25, size * 0.7, 2),
    stroke(twig, size * 0.09, tint('twig', 'wood', 0.5), { strength: 1.1, cover: 0.7 }),
    ...bird(stream, x, y, size, facing),
  ];
}

/** Butterflies sleep at night: a bird sits there for them. */
export function nightVisitor(context: TemplateContext, x: number, y: number): Shape[] {
  return visitors({ ...context, visitor: context.visitor && 'bird' }, x, y, 58);
}
