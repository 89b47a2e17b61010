import { type Box, offset, type Point } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import { berrySprig, budSpike } from '../motifs/berries.ts';
import { bow } from '../motifs/bow.ts';
import type { FlowerTone } from '../motifs/flower-colours.ts';
import { anyGreen, leafFan, sprig } from '../motifs/foliage.ts';
import { type FlowerSpot, flowerGroup } from '../motifs/posy.ts';
import { stroke, tint } from '../motifs/shapes.ts';
import { looseWash, splatter } from '../motifs/splatter.ts';
import type { Shape } from '../scene.ts';
import { keepsakeShapes } from './keepsakes.ts';
import { aspectOf, type Composition, type TemplateContext } from './template.ts';
import { visitors } from './visitors.ts';

type Hold = { x: number; y: number; scale: number; lean: number };

/** A hand-tied bouquet: a dome of flowers over stems and a ribbon. */
export function bouquet(context: TemplateContext): Composition {
  const { rng, width, height, detailed } = context;
  const layout = rng.fork('layout');
  const aspect = aspectOf(context);
  const onLeft = layout.chance(0.5);
  const lean = layout.between(0.08, 0.2) * (onLeft ? 1 : -1);
  const wordsAbove = aspect !== 'landscape' && layout.chance(0.5);
  // (x, y) is where the stems are tied.
  const hold: Hold =
    aspect === 'landscape'
      ? { x: width * (onLeft ? 0.28 : 0.72), y: 690, scale: 1.02, lean }
      : aspect === 'portrait'
        ? { x: width / 2 - lean * 120, y: wordsAbove ? 1380 : 960, scale: 1.32, lean }
        : { x: width / 2 - lean * 120, y: wordsAbove ? 818 : 640, scale: wordsAbove ? 0.96 : 1, lean };
  const box: Box =
    aspect === 'landscape'
      ? onLeft
        ? [width * 0.53, 250, width - 90, 780]
        : [90, 250, width * 0.47, 780]
      : aspect === 'portrait'
        ? wordsAbove
          ? [100, 190, width - 100, 560]
          : [100, 1290, width - 100, 1620]
        : wordsAbove
          ? [110, 76, width - 110, 250]
          : [110, 832, width - 110, 994];
  const top = offset(hold.x, hold.y, -Math.PI / 2 + lean, 200 * hold.scale);
  const layers = [
    {
      name: 'ground',
      shapes: [
        looseWash(
          rng.fork('ground'),
          top[0],
          top[1],
          390 * hold.scale,
          330 * hold.scale,
          tint('ground'),
          tint('leafPale', 'white', 0.6),
          detailed ? 0.9 : 0.65,
        ),
      ],
    },
    {
      name: 'splatter',
      shapes: splatter(
        rng.fork('splatter'),
        [60, 60, width - 60, height - 60],
        detailed ? 70 : 34,
        [tint('flower1'), tint('leafCool'), tint('gold')],
        box,
      ),
    },
    { name: 'stems', shapes: stems(rng.fork('stems'), hold) },
    { name: 'foliage', shapes: greenery(rng.fork('foliage'), hold, detailed) },
    { name: 'flowers', shapes: dome(context, rng.fork('flowers'), hold) },
    {
      name: 'bow',
      shapes: bow(
        rng.fork('bow'),
        hold.x,
        hold.y,
        92 * hold.scale,
        layout.pick([
          tint('flower1Deep', 'flower1', 0.4),
          tint('flower3', 'flower3Deep', 0.3),
          tint('gold', 'cream', 0.3),
        ]),
        lean * 0.5,
      ),
    },
    {
      name: 'keepsakes',
      shapes: keepsakeShapes(
        context,
        [
          { x: hold.x + 250 * hold.scale, y: hold.y - 20, size: 44 },
          { x: hold.x - 240 * hold.scale, y: hold.y + 30, size: 34 },
        ],
        box,
      ),
    },
    {
      name: 'visitors',
      shapes: visitors(context, hold.x + (onLeft ? -1 : 1) * 320 * hold.scale, hold.y - 440 * hold.scale, 56),
    },
  ];
  return { layers, textArea: { box, ground: 'paper' } };
}

function stems(rng: Rng, { x, y, scale, lean }: Hold): Shape[] {
  return Array.from({ length: 11 }, (_, i): Shape => {
    const spread = (i - 5) / 5;
    const low: Point = [x + (spread * 82 - lean * 150 + rng.gaussian(5)) * scale, y + rng.between(130, 168) * scale];
    const high = offset(x, y, -Math.PI / 2 + lean + spread * 0.7, 130 * scale);
    return stroke(
      [low, [x + spread * 15 * scale, y], high],
      rng.between(5, 8) * scale,
      tint('leaf', 'leafWarm', rng.next()),
      { strength: 0.85, cover: 0.5 },
    );
  });
}

function greenery(rng: Rng, { x, y, scale, lean }: Hold, detailed: boolean): Shape[] {
  const shapes: Shape[] = [];
  const count = detailed ? 21 : 17;
  for (let i = 0; i < count; i++) {
    const angle = -Math.PI / 2 + lean + ((i - (count - 1) / 2) / count) * 3.3 + rng.gaussian(0.06);
    const [sx, sy] = offset(x, y - 60 * scale, angle, 90 * scale);
    const length = rng.between(215, 300) * scale * (0.8 + 0.2 * Math.cos(angle + Math.PI / 2));
    // Spikes and berries only stand upright: lying out at the sides they look lost.
    const kind = Math.abs(angle - lean + Math.PI / 2) > 0.95 ? 0 : rng.next();
    if (kind < 0.55)
      shapes.push(
        ...sprig(rng, sx, sy, angle, length, anyGreen(rng), {
          leafLength: 54 * scale,
          ratio: rng.pick([0.33, 0.56]),
          second: anyGreen(rng),
          strength: rng.between(0.6, 1),
          bend: rng.between(-0.35, 0.35),
          cover: 0.4,
        }),
      );
    else if (kind < 0.82)
      shapes.push(...budSpike(rng, sx, sy, angle, length * 1.08, tint('flower3', 'flower3Deep', 0.5)));
    else shapes.push(...berrySprig(rng, sx, sy, angle, length * 0.95, tint('berry'), 6));
  }
  for (const side of [-1, 1]) {
    for (let i = 0; i < 3; i++)
      shapes.push(
        ...leafFan(
          rng,
          x + side * 40 * scale,
          y - 60 * scale,
          -Math.PI / 2 + lean + side * (1.15 + i * 0.3),
          130 * scale,
          1,
        ),
      );
  }
  return shapes;
}

function dome({ detailed, flowerKinds }: TemplateContext, rng: Rng, { x, y, scale, lean }: Hold): Shape[] {
  const [cx, cy] = offset(x, y, -Math.PI / 2 + lean, 235 * scale);
  const spots: FlowerSpot[] = [];
  const tones = rng.shuffle<FlowerTone>([0, 1, 2]);
  const ring = detailed ? 8 : 7;
  const turn = rng.between(0, Math.PI * 2);
  for (let i = 0; i < ring; i++) {
    const angle = turn + (i / ring) * Math.PI * 2;
    spots.push({
      x: cx + Math.cos(angle) * 158 * scale + rng.gaussian(6),
      y: cy + Math.sin(angle) * 112 * scale + rng.gaussian(6),
      radius: (i % 2 === 0 ? rng.between(76, 88) : rng.between(60, 70)) * scale,
      kind: rng.pick(flowerKinds),
      tone: tones[(i + 1) % 3] ?? 0,
    });
  }
  spots.push({ x: cx, y: cy - 6 * scale, radius: 100 * scale, kind: rng.pick(flowerKinds), tone: tones[0] ?? 0 });
  return flowerGroup(rng, spots, 3);
}
