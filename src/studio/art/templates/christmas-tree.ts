import type { Box } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import { accents } from '../motifs/bunting.ts';
import { gift } from '../motifs/gift.ts';
import { nearPine, treeBalls } from '../motifs/pine-tree.ts';
import { ellipse, facet, stroke, tint } from '../motifs/shapes.ts';
import { snowfall } from '../motifs/snow.ts';
import { looseWash, splatter } from '../motifs/splatter.ts';
import { star } from '../motifs/star.ts';
import type { Shape, Tint } from '../scene.ts';
import { aspectOf, type Composition, type TemplateContext } from './template.ts';
import { visitors } from './visitors.ts';

type Stand = { x: number; foot: number; height: number };

const spread = 0.37;

/** A trimmed tree with presents at its foot. */
export function christmasTree(context: TemplateContext): Composition {
  const { rng, width, height, detailed } = context;
  const layout = rng.fork('layout');
  const aspect = aspectOf(context);
  const onLeft = layout.chance(0.5);
  const stand: Stand =
    aspect === 'landscape'
      ? { x: width * (onLeft ? 0.28 : 0.72), foot: 880, height: 720 }
      : aspect === 'portrait'
        ? { x: width / 2, foot: 1270, height: 1000 }
        : { x: width / 2, foot: 800, height: 690 };
  const box: Box =
    aspect === 'landscape'
      ? onLeft
        ? [width * 0.52, 260, width - 90, 780]
        : [90, 260, width * 0.48, 780]
      : aspect === 'portrait'
        ? [100, 1400, width - 100, 1690]
        : [110, 842, width - 110, 984];
  const { x, foot, height: tall } = stand;
  const glass = layout.pick<readonly Tint[]>([
    [tint('red'), tint('gold'), tint('cream', 'gold', 0.15)],
    [tint('accent1'), tint('gold'), tint('accent4'), tint('cream')],
    [tint('gold'), tint('cream', 'gold', 0.2), tint('skyWarm')],
  ]);
  const trim = rng.fork('trim');
  const layers = [
    {
      name: 'ground',
      shapes: [
        looseWash(
          rng.fork('ground'),
          x,
          foot - tall * 0.46,
          tall * 0.56,
          tall * 0.55,
          tint('sky', 'white', 0.5),
          tint('skyWarm', 'white', 0.4),
          detailed ? 1.05 : 0.85,
        ),
      ],
    },
    {
      name: 'splatter',
      shapes: splatter(
        rng.fork('splatter'),
        [60, 60, width - 60, height - 60],
        detailed ? 60 : 30,
        [tint('gold'), tint('red'), tint('snowShade')],
        box,
      ),
    },
    {
      name: 'snow',
      shapes: snowfall(
        rng.fork('snow'),
        [x - tall * 0.6, foot - tall, x + tall * 0.6, foot],
        detailed ? 150 : 80,
        null,
        6,
      ),
    },
    { name: 'foot', shapes: tub(stand) },
    { name: 'tree', shapes: nearPine(rng.fork('tree'), x, foot - tall * 0.07, tall * 0.9, detailed, spread) },
    {
      name: 'trim',
      shapes: [
        ...garlands(trim, stand),
        ...treeBalls(trim, x, foot - tall * 0.07, tall * 0.9, detailed ? 34 : 24, tall * 0.0165, glass, spread),
        ...star(x, foot - tall * 0.985, tall * 0.055, 0, tint('gold', 'flame', 0.12)),
      ],
    },
    {
      name: 'glow',
      shapes: [
        ellipse(x, foot - tall * 0.985, tall * 0.09, tall * 0.09, 'glow', tint('glow'), {
          strength: 0.7,
          softness: 18,
        }),
      ],
    },
    { name: 'gifts', shapes: presents(rng.fork('gifts'), stand) },
    { name: 'visitors', shapes: visitors(context, x + (onLeft ? 1 : -1) * tall * 0.42, foot - tall * 0.7, 56) },
  ];
  return { layers, textArea: { box, ground: 'paper' } };
}

function tub({ x, foot, height }: Stand): Shape[] {
  const u = height / 100;
  return [
    facet(
      [
        [x - 2.2 * u, foot - 13 * u],
        [x + 2.2 * u, foot - 13 * u],
        [x + 2 * u, foot - 2 * u],
        [x - 2 * u, foot - 2 * u],
      ],
      'body',
      tint('wood'),
      { looseness: 0.6 },
    ),
    facet(
      [
        [x - 8 * u, foot - 8 * u],
        [x + 8 * u, foot - 8 * u],
        [x + 6.4 * u, foot + u],
        [x - 6.4 * u, foot + u],
      ],
      'body',
      tint('red', 'heartDark', 0.15),
      { shade: { kind: 'linear', from: [x - 8 * u, foot], to: [x + 8 * u, foot], start: 0.7, end: 1.25 } },
    ),
  ];
}

function garlands(rng: Rng, { x, foot, height }: Stand): Shape[] {
  const treeTop = foot - height * 0.97;
  const treeHeight = height * 0.9;
  return [0.24, 0.42, 0.6, 0.78].map((t, i) => {
    const half = treeHeight * spread * t * 0.82;
    const level = treeTop + treeHeight * 0.92 * t;
    const tilt = (i % 2 === 0 ? 1 : -1) * half * 0.13;
    const line = [-1, -0.5, 0, 0.5, 1].map(
      (u) => [x + u * half, level + u * tilt + (1 - u * u) * half * 0.24 + rng.gaussian(1)] as const,
    );
    return stroke(line, height * 0.0085, tint('gold'), { surface: 'chalk', strength: 0.92, dryness: 0.12 });
  });
}

function presents(rng: Rng, { x, foot, height }: Stand): Shape[] {
  const u = height / 640;
  const papers = rng.shuffle([
    tint('red'),
    tint('cream', 'gold', 0.25),
    ...accents.slice(0, 3).map((role) => tint(role)),
    tint('leafCool'),
  ]);
  const ribbons = rng.shuffle([tint('gold'), tint('cream', 'gold', 0.1), tint('red', 'heartDark', 0.1)]);
  const patterns = rng.shuffle(['plain', 'dots', 'stripes', 'plain'] as const);
  const boxes = [
    [-196, 4, 138, 104],
    [178, 2, 152, 88],
    [-96, 16, 98, 74],
    [92, 16, 104, 116],
  ];
  return boxes.flatMap(([dx = 0, dy = 0, width = 100, tall = 80], i) =>
    gift(rng, {
      x: x + dx * u,
      foot: foot + dy * u,
      width: width * u,
      height: tall * rng.between(0.9, 1.15) * u,
      paper: papers[i] ?? tint('red'),
      ribbon: ribbons[i % 3] ?? tint('gold'),
      pattern: patterns[i] ?? 'plain',
      withBow: true,
    }),
  );
}
