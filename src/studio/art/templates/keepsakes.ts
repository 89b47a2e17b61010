import { egg } from '../motifs/egg.ts';
import { heart } from '../motifs/heart.ts';
import { pumpkin } from '../motifs/pumpkin.ts';
import { tint } from '../motifs/shapes.ts';
import { star } from '../motifs/star.ts';
import type { Shape } from '../scene.ts';
import type { TemplateContext } from './template.ts';

/** The occasion's small things (pumpkins, eggs, hearts, stars) at the given spots. */
export function keepsakeShapes(
  { rng, keepsake }: TemplateContext,
  spots: readonly { x: number; y: number; size: number }[],
): Shape[] {
  const stream = rng.fork('keepsakes');
  return spots.flatMap(({ x, y, size }): Shape[] => {
    switch (keepsake) {
      case 'pumpkin':
        return pumpkin(stream, x, y, size);
      case 'egg':
        return egg(stream, x, y, size, stream.between(-0.5, 0.5));
      case 'heart':
        return heart(stream, x, y, size * 0.7, stream.between(-0.35, 0.35), tint('red', 'flower1Deep', stream.next()));
      case 'star':
        return star(
          x,
          y,
          size * 0.62,
          stream.between(-0.4, 0.4),
          stream.pick([tint('accent1'), tint('accent4'), tint('gold')]),
        );
      case null:
        return [];
    }
  });
}
