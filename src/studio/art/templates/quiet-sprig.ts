import { lerp } from '../core/colour.ts';
import { onQuadratic, type Point } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import { flower } from '../motifs/flower.ts';
import { anyGreen, leaf } from '../motifs/foliage.ts';
import { ellipse, stroke, tint } from '../motifs/shapes.ts';
import { mistPatch } from '../motifs/splatter.ts';
import type { Shape } from '../scene.ts';
import { aspectOf, type Composition, type TemplateContext } from './template.ts';

type Bough = { at: (t: number) => Point; along: (t: number) => number };

/** One arching branch with a few white flowers and much paper, the words below or above it: for grave occasions. */
export function quietSprig(context: TemplateContext): Composition {
  const { rng, width } = context;
  const aspect = aspectOf(context);
  const layout = rng.fork('layout');
  const side = layout.chance(0.5) ? 1 : -1;
  const above = layout.chance(0.35);
  const scale = aspect === 'portrait' ? 1.3 : 1;
  const middle = aspect === 'portrait' ? (above ? 1190 : 690) : above ? 660 : 400;
  const reach = 360 * scale;
  const rise = layout.between(90, 170) * scale;
  const x = width / 2;
  const from: Point = [x - side * reach, middle + rise];
  const to: Point = [x + side * reach, middle - rise * 0.5];
  const handle: Point = [x - side * layout.between(20, 110), middle - rise * layout.between(1, 1.5)];
  const at = (t: number): Point => onQuadratic(from, handle, to, t);
  const along = (t: number): number => {
    const [before, after] = [at(t - 0.02), at(t + 0.02)];
    return Math.atan2(after[1] - before[1], after[0] - before[0]);
  };
  const bough = { at, along };
  const inset = aspect === 'landscape' ? 330 : 110;
  const box = boxFor(aspect === 'portrait', above, width, inset);
  const washes = rng.fork('ground');
  const layers = [
    {
      name: 'ground',
      shapes: [
        mistPatch(washes, x - side * 150 * scale, middle - 20, 200 * scale, tint('sky', 'white', 0.55), 0.85),
        mistPatch(washes, x + side * 150 * scale, middle - 50, 200 * scale, tint('ground'), 0.8),
      ],
    },
    { name: 'leaves', shapes: leaves(rng.fork('leaves'), bough, scale, context.detailed) },
    { name: 'blooms', shapes: blooms(rng.fork('blooms'), bough, scale, context.detailed) },
  ];
  return { layers, textArea: { box, ground: 'paper' } };
}

function boxFor(
  portrait: boolean,
  above: boolean,
  width: number,
  inset: number,
): readonly [number, number, number, number] {
  if (portrait) return above ? [inset, 260, width - inset, 660] : [inset, 1130, width - inset, 1480];
  return above ? [inset, 150, width - inset, 390] : [inset, 668, width - inset, 900];
}

function leaves(rng: Rng, { at, along }: Bough, scale: number, detailed: boolean): Shape[] {
  const stem = Array.from({ length: 13 }, (_, i) => at(i / 12));
  const count = detailed ? 22 : 16;
  const shapes = [stroke(stem, 4.2 * scale, tint('wood', 'leafWarm', 0.45), { strength: 1 })];
  for (let i = 1; i <= count; i++) {
    const t = 0.1 + (i / count) * 0.9;
    const [px, py] = at(t);
    const turn = i % 2 === 0 ? 1 : -1;
    const length = lerp(96, 52, t) * scale * rng.between(0.85, 1.15);
    const colour = anyGreen(rng);
    const tip = i === count;
    shapes.push(
      ...leaf(
        rng,
        px,
        py,
        along(t) + (tip ? 0 : turn * rng.between(0.55, 0.85)),
        length,
        length * rng.between(0.32, 0.4),
        colour,
        {
          strength: rng.between(0.65, 1),
          cover: 0.3,
        },
      ),
    );
  }
  return shapes;
}

/** White flowers on short stalks and a few buds. */
function blooms(rng: Rng, { at, along }: Bough, scale: number, detailed: boolean): Shape[] {
  const shapes: Shape[] = [];
  const spots = [0.3, 0.46, 0.63].slice(0, detailed ? 3 : 2).map((t) => t + rng.gaussian(0.03));
  spots.forEach((t, i) => {
    const [px, py] = at(t);
    const turn = i % 2 === 0 ? -1 : 1;
    const direction = along(t) + turn * 1.1;
    const radius = [66, 50, 42][i] ?? 42;
    const [fx, fy]: Point = [px + Math.cos(direction) * 46 * scale, py + Math.sin(direction) * 46 * scale];
    shapes.push(
      stroke(
        [
          [px, py],
          [fx, fy],
        ],
        3 * scale,
        tint('leaf', 'leafWarm', 0.4),
      ),
    );
    shapes.push(...flower(rng, 'daisy', fx, fy, radius * scale, 0));
  });
  for (const t of [0.78, 0.86, 0.93]) {
    const [px, py] = at(t);
    const direction = along(t) + (rng.chance(0.5) ? 0.9 : -0.9);
    const [bx, by]: Point = [px + Math.cos(direction) * 40 * scale, py + Math.sin(direction) * 40 * scale];
    shapes.push(
      stroke(
        [
          [px, py],
          [bx, by],
        ],
        2.4 * scale,
        tint('leaf', 'leafWarm', 0.4),
      ),
      ellipse(bx, by, 9 * scale, 11 * scale, 'fine', tint('cream', 'flower2', 0.4), { cover: 0.9 }),
    );
  }
  return shapes;
}
