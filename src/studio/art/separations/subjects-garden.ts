import { type Box, fullTurn, offset, onQuadratic, type Point } from '../core/geometry.ts';
import { berrySprig } from '../motifs/berries.ts';
import { type FlowerKind, flower } from '../motifs/flower.ts';
import type { FlowerTone } from '../motifs/flower-colours.ts';
import { leaf } from '../motifs/foliage.ts';
import { jar } from '../motifs/jar.ts';
import { stroke, tint } from '../motifs/shapes.ts';
import { teacup } from '../motifs/teacup.ts';
import type { Shape } from '../scene.ts';
import { printShapes } from './print-shapes.ts';
import type { SubjectKit } from './subject-kit.ts';
import { measureBox } from './subjects-party.ts';

/** A leaf drawn to be printed: one blade with its vein. */
function blade(rng: SubjectKit['rng'], x: number, y: number, angle: number, length: number): Shape[] {
  return leaf(rng, x, y, angle, length, length * 0.36, tint(rng.pick(['leaf', 'leafCool', 'leafWarm'])));
}

export function drawBouquet({ press, rng, hand, detailed, flowerKinds }: SubjectKit, box: Box): void {
  const { x, foot, width, height } = measureBox(box);
  const size = Math.min(width * 1.05, height);
  const vase = size * 0.4;
  const lip: Point = [x, foot - vase * 0.95];
  const radius = size * 0.125;
  const spots: [number, number, number][] = [
    [0, -0.3, 1.15],
    [-0.24, -0.22, 0.95],
    [0.24, -0.2, 0.95],
    [-0.14, -0.44, 0.85],
    [0.17, -0.43, 0.85],
    [-0.36, -0.36, 0.6],
    [0.37, -0.34, 0.6],
  ];
  if (detailed) spots.push([0.02, -0.52, 0.6], [-0.31, -0.06, 0.6], [0.32, -0.05, 0.6]);
  const tones = rng.shuffle<FlowerTone>([0, 1, 2]);
  const shapes: Shape[] = [];
  for (const [px, py] of spots)
    shapes.push(
      stroke(
        [lip, [x + px * size * 0.5, lip[1] + py * size * 0.6], [x + px * size, lip[1] + py * size]],
        size * 0.016,
        tint('leaf'),
      ),
    );
  for (const [px, py, share] of spots) {
    for (let i = 0; i < 2; i++) {
      const angle = Math.atan2(py + 0.15, px) + (i - 0.5) * 1.3 + rng.gaussian(0.15);
      const [lx, ly] = offset(x + px * size, lip[1] + py * size, angle, radius * share * 0.6);
      shapes.push(...blade(rng, lx, ly, angle, radius * 1.25));
    }
  }
  const ordered = spots.map((spot, i) => ({ spot, i })).sort((a, b) => a.spot[2] - b.spot[2]);
  const flowers = ordered.flatMap(({ spot: [px, py, share], i }) =>
    flower(
      rng,
      flowerKinds[i % flowerKinds.length] ?? 'anemone',
      x + px * size,
      lip[1] + py * size,
      radius * share,
      tones[i % 3] ?? 0,
    ),
  );
  printShapes(press, shapes, hand);
  printShapes(press, flowers, hand);
  printShapes(
    press,
    jar(x, foot, vase, tint(rng.pick(['accent3', 'accent5', 'accent1', 'cream'])), tint('cream')),
    hand,
  );
}

/** One tall flower with its leaves, as on a botanical plate. */
export function drawFlowerStem({ press, rng, hand, detailed, flowerKinds }: SubjectKit, box: Box): void {
  const { x, foot, width, height } = measureBox(box);
  const radius = Math.min(width * 0.36, height * 0.2);
  const lean = rng.between(-0.12, 0.12) * width;
  const head: Point = [x + lean, foot - height + radius * 1.05];
  const bend: Point = [x - lean * 1.4, foot - height * 0.45];
  const root: Point = [x + lean * 0.3, foot];
  const at = (t: number): Point => onQuadratic(root, bend, head, t);
  const shapes: Shape[] = [
    stroke(
      Array.from({ length: 9 }, (_, i) => at(i / 8)),
      Math.max(6, radius * 0.09),
      tint('leaf'),
    ),
  ];
  const pairs = detailed ? 4 : 3;
  for (let i = 0; i < pairs; i++) {
    for (const side of [-1, 1]) {
      const [lx, ly] = at(0.1 + (i + (side > 0 ? 0.4 : 0)) * (0.56 / pairs));
      const angle = -Math.PI / 2 + side * rng.between(0.75, 1.15);
      shapes.push(...blade(rng, lx, ly, angle, Math.min(width * 0.44, height * 0.2) * (1 - i * 0.12)));
    }
  }
  const buds: [number, number, FlowerTone][] = [[rng.pick([-1, 1]), 0.66, 1]];
  if (detailed) buds.push([-(buds[0]?.[0] ?? 1), 0.56, 2]);
  const kinds: readonly FlowerKind[] = flowerKinds;
  for (const [side, t, tone] of buds) {
    const from = at(t);
    const to: Point = [from[0] + side * radius * 1.25, from[1] - radius * 0.55];
    shapes.push(
      stroke(
        [from, [from[0] + side * radius * 0.8, from[1] - radius * 0.05], to],
        Math.max(5, radius * 0.06),
        tint('leaf'),
      ),
    );
    shapes.push(...flower(rng, kinds[1 % kinds.length] ?? 'daisy', to[0], to[1], radius * 0.46, tone));
  }
  shapes.push(...blade(rng, head[0] - radius * 0.3, head[1] + radius * 0.6, Math.PI * 0.75, radius * 0.8));
  shapes.push(...blade(rng, head[0] + radius * 0.3, head[1] + radius * 0.6, Math.PI * 0.25, radius * 0.8));
  shapes.push(...flower(rng, kinds[0] ?? 'anemone', head[0], head[1], radius, 0));
  printShapes(press, shapes, hand);
}

export function drawWreath({ press, rng, hand, detailed, flowerKinds }: SubjectKit, box: Box): void {
  const { x, foot, width, height } = measureBox(box);
  const radius = Math.min(width, height) * 0.37;
  const y = foot - Math.min(height / 2, radius * 1.35);
  const shapes: Shape[] = [];
  const leaves = 44;
  for (let i = 0; i < leaves; i++) {
    const angle = (i / leaves) * fullTurn;
    const inward = i % 2 === 0;
    const [lx, ly] = offset(x, y, angle, radius * (inward ? 0.97 : 1.03));
    shapes.push(...blade(rng, lx, ly, angle + Math.PI / 2 + (inward ? 0.62 : -0.62), radius * rng.between(0.4, 0.5)));
    if (i % 7 === 3) shapes.push(...berrySprig(rng, lx, ly, angle + 0.9, radius * 0.4, tint('berry'), 4));
  }
  // Flowers gather in one arc and leave the rest to the leaves.
  const count = detailed ? 7 : 5;
  const middle = rng.pick([Math.PI / 2, Math.PI * 0.75, Math.PI * 0.25]);
  for (let i = 0; i < count; i++) {
    const along = i - (count - 1) / 2;
    const [fx, fy] = offset(x, y, middle + along * 0.36, radius);
    const share = 0.3 - Math.abs(along) * 0.045;
    const tone = ([0, 1, 2] as const)[i % 3] ?? 0;
    shapes.push(...flower(rng, flowerKinds[i % flowerKinds.length] ?? 'rose', fx, fy, radius * share, tone));
  }
  printShapes(press, shapes, hand);
}

export function drawTeacup({ press, rng, hand, detailed, flowerKinds }: SubjectKit, box: Box): void {
  const { x, foot, width, height } = measureBox(box);
  const size = Math.min(width * 0.66, height / 1.5);
  printShapes(press, teacup(x, foot, size, tint(rng.pick(['accent1', 'accent3', 'accent4']))), hand);
  const sides = detailed ? [-1, 1] : [rng.pick([-1, 1])];
  for (const side of sides) {
    const fx = x + side * size * 0.66;
    const shapes: Shape[] = [0.4, 1.5, 2.6].flatMap((turn) => blade(rng, fx, foot - size * 0.1, -turn, size * 0.24));
    shapes.push(...flower(rng, flowerKinds[0] ?? 'rose', fx, foot - size * 0.12, size * 0.15, side > 0 ? 0 : 1));
    printShapes(press, shapes, hand);
  }
}
