import type { Box, Point } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import { balloon } from '../motifs/balloon.ts';
import { bow } from '../motifs/bow.ts';
import { accents } from '../motifs/bunting.ts';
import { posy } from '../motifs/posy.ts';
import { tint } from '../motifs/shapes.ts';
import { looseWash, splatter } from '../motifs/splatter.ts';
import type { Shape } from '../scene.ts';
import { keepsakeShapes } from './keepsakes.ts';
import { aspectOf, type Composition, type TemplateContext } from './template.ts';
import { visitors } from './visitors.ts';

/** A bunch of balloons tied with flowers. */
export function balloons(context: TemplateContext): Composition {
  const { rng, width, height, detailed } = context;
  const layout = rng.fork('layout');
  const side = layout.chance(0.5) ? 1 : -1;
  const { x, knotY, scale, box } = arrange(context, side, layout.chance(0.5));
  const knot: Point = [x + layout.between(-20, 20), knotY];
  const layers = [
    {
      name: 'ground',
      shapes: [
        looseWash(
          rng.fork('ground'),
          x,
          knot[1] - 430 * scale,
          360 * scale,
          330 * scale,
          tint('sky', 'white', 0.72),
          tint('ground'),
          detailed ? 0.95 : 0.75,
        ),
      ],
    },
    {
      name: 'splatter',
      shapes: splatter(
        rng.fork('splatter'),
        [50, 50, width - 50, height - 50],
        detailed ? 110 : 64,
        [tint('flower1'), tint('gold'), tint('accent3'), tint('accent4')],
        box,
        7,
      ),
    },
    { name: 'balloons', shapes: bunch(rng.fork('bunch'), x, knot, scale, detailed) },
    {
      name: 'flowers',
      shapes: [
        ...posy(
          rng.fork('posy'),
          knot[0],
          knot[1] + 34 * scale,
          (detailed ? 70 : 60) * scale,
          layout.between(-0.2, 0.2),
          context.flowerKinds,
        ),
        ...bow(rng.fork('bow'), knot[0] + 8, knot[1] - 40 * scale, 54 * scale, tint('flower1Deep', 'flower1', 0.35)),
      ],
    },
    {
      name: 'keepsakes',
      shapes: keepsakeShapes(
        context,
        [
          { x: knot[0] + side * 150 * scale, y: knot[1] + 20, size: 46 },
          { x: knot[0] - side * 150 * scale, y: knot[1] + 60, size: 34 },
        ],
        box,
      ),
    },
    {
      name: 'visitors',
      shapes: visitors(context, x + side * 380 * scale, knotY + 50 * scale, 58),
    },
  ];
  return { layers, textArea: { box, ground: 'paper' } };
}

type Arrangement = { x: number; knotY: number; scale: number; box: Box };

/** The balloons beside the words, or over them where the sheet is narrow or the seed says so. */
function arrange(context: TemplateContext, side: 1 | -1, above: boolean): Arrangement {
  const { width } = context;
  const aspect = aspectOf(context);
  if (aspect === 'landscape') {
    const box: Box = side > 0 ? [width * 0.52, 230, width - 90, 800] : [90, 230, width * 0.48, 800];
    return { x: width / 2 - side * width * 0.23, knotY: 800, scale: 1, box };
  }
  if (aspect === 'portrait') return { x: width / 2, knotY: 1120, scale: 1.3, box: [100, 1360, width - 100, 1700] };
  if (above) return { x: width / 2, knotY: 702, scale: 0.84, box: [110, 842, width - 110, 986] };
  return {
    x: width / 2 - side * 225,
    knotY: 800,
    scale: 1,
    box: side > 0 ? [548, 330, 970, 740] : [54, 330, 476, 740],
  };
}

/** Balloons packed in rows, the back ones first. */
function bunch(rng: Rng, x: number, knot: Point, scale: number, detailed: boolean): Shape[] {
  const colours = rng.shuffle(accents);
  const spots =
    detailed || rng.chance(0.5)
      ? [
          [-118, -588],
          [108, -604],
          [-6, -660],
          [-182, -452],
          [176, -462],
          [-62, -468],
          [72, -440],
          [6, -330],
        ]
      : [
          [-96, -580],
          [92, -600],
          [-150, -432],
          [146, -446],
          [0, -468],
        ];
  return spots.flatMap(([dx = 0, dy = 0], i) =>
    balloon(
      rng,
      {
        x: x + (dx + rng.gaussian(8)) * scale,
        y: knot[1] + (dy + rng.gaussian(8)) * scale,
        radius: rng.between(84, 108) * scale,
        colour: tint(colours[i % colours.length] ?? 'accent1', 'flower1Deep', rng.between(0, 0.18)),
        pattern: rng.chance(0.3) ? 'dots' : 'plain',
      },
      knot,
    ),
  );
}
