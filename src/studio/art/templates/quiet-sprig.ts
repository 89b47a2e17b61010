import { offset } from '../core/geometry.ts';
import { budSpike } from '../motifs/berries.ts';
import type { FlowerTone } from '../motifs/flower-colours.ts';
import { anyGreen, sprig } from '../motifs/foliage.ts';
import { flowerGroup } from '../motifs/posy.ts';
import { tint } from '../motifs/shapes.ts';
import { mistPatch } from '../motifs/splatter.ts';
import type { Shape } from '../scene.ts';
import { aspectOf, type Composition, type TemplateContext } from './template.ts';

/** A few stems laid across pale washes, much paper, the words beneath: for grave occasions. */
export function quietSprig(context: TemplateContext): Composition {
  const { rng, width, height, detailed, flowerKinds } = context;
  const aspect = aspectOf(context);
  const layout = rng.fork('layout');
  const side = layout.chance(0.5) ? 1 : -1;
  const [x, y, scale] =
    aspect === 'square' ? [width / 2, 395, 1] : aspect === 'portrait' ? [width / 2, 690, 1.3] : [width / 2, 340, 1];
  const angle = (side > 0 ? -0.42 : Math.PI + 0.42) + layout.gaussian(0.06);
  const stems = rng.fork('stems');
  const start = offset(x, y, angle + Math.PI, 200 * scale);
  const shapes: Shape[] = [];
  for (let i = 0; i < (detailed ? 7 : 5); i++) {
    const direction = angle + (i - 2) * 0.17 + stems.gaussian(0.04);
    const [sx, sy] = offset(start[0], start[1], angle, stems.between(0, 90) * scale);
    const length = stems.between(320, 460) * scale;
    shapes.push(
      ...(i % 3 === 2
        ? budSpike(stems, sx, sy, direction, length, tint('flower3', 'white', 0.15))
        : sprig(stems, sx, sy, direction, length, anyGreen(stems), {
            leafLength: 72 * scale,
            pairs: 8,
            ratio: stems.pick([0.3, 0.5]),
            second: anyGreen(stems),
            strength: stems.between(0.55, 0.9),
            bend: stems.between(-0.3, 0.3),
          })),
    );
  }
  const blooms = rng.fork('blooms');
  const tones = blooms.shuffle<FlowerTone>([0, 1, 2]);
  const spots = [
    [20, 82],
    [138, 58],
    [-92, 50],
  ]
    .slice(0, detailed ? 3 : 2)
    .map(([along = 0, radius = 60], i) => {
      const [fx, fy] = offset(x, y, angle, along * scale);
      return {
        x: fx,
        y: fy + (i === 0 ? 12 : -18) * scale,
        radius: radius * scale,
        kind: blooms.pick(flowerKinds),
        tone: tones[i] ?? 0,
      };
    });
  const washes = rng.fork('ground');
  const box =
    aspect === 'square'
      ? ([130, 660, width - 130, 900] as const)
      : aspect === 'portrait'
        ? ([110, 1130, width - 110, 1480] as const)
        : ([330, 620, width - 330, 900] as const);
  const layers = [
    {
      name: 'ground',
      shapes: [
        mistPatch(washes, x - 130 * scale, y - 40, 190 * scale, tint('sky', 'white', 0.6), 0.8),
        mistPatch(washes, x + 140 * scale, y + 30, 190 * scale, tint('ground'), 0.8),
      ],
    },
    { name: 'stems', shapes },
    { name: 'blooms', shapes: flowerGroup(blooms, spots, 3) },
  ];
  return { layers, textArea: { box: [box[0], box[1], box[2], Math.min(box[3], height - 60)], ground: 'paper' } };
}
