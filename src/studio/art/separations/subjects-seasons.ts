import type { Box, Point } from '../core/geometry.ts';
import { bat } from '../motifs/bat.ts';
import { bird, plumages } from '../motifs/bird.ts';
import { bow } from '../motifs/bow.ts';
import { candle } from '../motifs/candle.ts';
import { egg } from '../motifs/egg.ts';
import { bauble, hollyBunch } from '../motifs/evergreen.ts';
import { leaf } from '../motifs/foliage.ts';
import { heart } from '../motifs/heart.ts';
import { lantern, pumpkin } from '../motifs/pumpkin.ts';
import { rabbit } from '../motifs/rabbit.ts';
import { ellipse, facet, stroke, tint } from '../motifs/shapes.ts';
import { star } from '../motifs/star.ts';
import type { Shape } from '../scene.ts';
import { printShapes } from './print-shapes.ts';
import type { SubjectKit } from './subject-kit.ts';
import { measureBox } from './subjects-party.ts';

export function drawHearts({ press, rng, hand, detailed }: SubjectKit, box: Box): void {
  const { x, foot, width, height } = measureBox(box);
  const size = Math.min(width * 0.34, height * 0.42);
  const y = foot - size * 1.12;
  const small = detailed ? 4 : 2;
  for (let i = 0; i < small; i++) {
    const side = i % 2 === 0 ? -1 : 1;
    const far = i < 2 ? 1.05 : 1.25;
    const colour = tint(i % 2 === 0 ? 'accent4' : 'accent2');
    printShapes(
      press,
      heart(
        rng,
        x + side * size * far,
        y + (i < 2 ? 0.45 : -0.75) * size,
        size * (i < 2 ? 0.42 : 0.2),
        side * 0.25,
        colour,
      ),
      hand,
    );
  }
  printShapes(press, heart(rng, x, y, size, rng.between(-0.12, 0.12), tint('accent1')), hand);
  const ribbon: Shape[] = bow(rng, x, y - size * 0.62, size * 0.4, tint('gold'), 0, true);
  printShapes(press, ribbon, hand);
}

export function drawBirds({ press, rng, hand, detailed }: SubjectKit, box: Box): void {
  const { x, foot, width, height } = measureBox(box);
  const size = Math.min(width * 0.215, height * 0.34);
  const y = foot - height * 0.3;
  const branch: Point[] = [
    [x - width * 0.48, y + size * 1.05],
    [x - width * 0.2, y + size * 0.72],
    [x + width * 0.15, y + size * 0.68],
    [x + width * 0.48, y + size * 0.4],
  ];
  const shapes: Shape[] = [stroke(branch, size * 0.13, tint('wood'))];
  for (let i = 0; i < (detailed ? 12 : 8); i++) {
    const t = (i + 0.5) / (detailed ? 12 : 8);
    const bx = x - width * 0.48 + width * 0.96 * t;
    const by = y + size * (1.02 - 0.6 * t) - size * 0.06;
    const up = i % 2 === 0 ? -1 : 1;
    shapes.push(...leaf(rng, bx, by, up * rng.between(0.7, 1.2), size * 0.55, size * 0.22, tint('leaf')));
  }
  printShapes(press, shapes, hand);
  printShapes(press, bird(rng, x - size * 1.15, y + size * 0.12, size, 1, plumages[0]), hand);
  printShapes(press, bird(rng, x + size * 1.2, y - size * 0.06, size, -1, plumages[1]), hand);
  printShapes(press, heart(rng, x, y - size * 1.15, size * 0.28, 0, tint('accent1')), hand);
}

export function drawTree({ press, rng, hand, detailed }: SubjectKit, box: Box): void {
  const { x, foot, width, height } = measureBox(box);
  const size = Math.min(height * 0.96, width * 1.25);
  printTree({ press, rng, hand }, x, foot, size, detailed);
}

/** A fir hung with balls; `size` is its height. */
export function printTree(
  { press, rng, hand }: Pick<SubjectKit, 'press' | 'rng' | 'hand'>,
  x: number,
  foot: number,
  size: number,
  detailed: boolean,
): void {
  const tiers = 4;
  const shapes: Shape[] = [
    facet(
      [
        [x - size * 0.05, foot - size * 0.12],
        [x + size * 0.05, foot - size * 0.12],
        [x + size * 0.05, foot],
        [x - size * 0.05, foot],
      ],
      'body',
      tint('wood'),
    ),
  ];
  for (let i = 0; i < tiers; i++) {
    const low = foot - size * (0.1 + i * 0.2);
    const half = size * (0.36 - i * 0.068);
    const high = low - size * 0.31;
    const scallops = 5;
    let path = `M${x} ${high}L${x - half} ${low}`;
    for (let k = 0; k < scallops; k++) {
      const to = x - half + ((k + 1) / scallops) * half * 2;
      path += `Q${to - half / scallops} ${low + size * 0.045} ${to} ${low}`;
    }
    shapes.push({
      path: `${path}Z`,
      box: [x - half, high, x + half, low],
      surface: 'body',
      tint: tint('pine'),
      shade: { kind: 'linear', from: [x - half * 0.3, low], to: [x + half * 1.1, low], start: 1, end: 1.25 },
    });
  }
  for (let i = 0; i < (detailed ? 22 : 13); i++) {
    const t = rng.between(0.1, 0.86);
    const reach = 0.31 * (1 - t) + 0.01;
    const r = size * rng.between(0.016, 0.026);
    const colour = tint(rng.pick(['accent1', 'gold', 'white']));
    shapes.push(ellipse(x + rng.between(-reach, reach) * size, foot - size * (0.1 + t * 0.78), r, r, 'fine', colour));
  }
  shapes.push(...star(x, foot - size * 0.99, size * 0.075, 0, tint('gold')));
  printShapes(press, shapes, hand);
}

export function drawBaubles({ press, rng, hand, detailed }: SubjectKit, box: Box): void {
  const { x, width, height } = measureBox(box);
  const [, top] = box;
  const size = Math.min(width * 0.19, height * 0.22);
  const spots: [number, number, number][] = [
    [-0.3, 0.5, 0.85],
    [0.3, 0.56, 0.85],
    [0, 0.74, 1.08],
  ];
  if (detailed) spots.push([-0.42, 0.26, 0.5], [0.43, 0.28, 0.5]);
  const colours = rng.shuffle([tint('accent1'), tint('gold'), tint('accent3')]);
  spots.forEach(([px, py, share], i) => {
    const y = top + py * height;
    const colour = colours[i % 3] ?? tint('accent1');
    printShapes(press, bauble(rng, x + px * width, y, size * share, colour, y - size * share - top - size * 0.4), hand);
  });
  printShapes(press, hollyBunch(rng, x, top + size * 0.5, size * 0.9, 0), hand);
  printShapes(press, bow(rng, x, top + size * 0.55, size * 0.8, tint('accent1'), 0, false), hand);
}

export function drawCandles({ press, rng, hand, detailed, quiet }: SubjectKit, box: Box): void {
  const { x, foot, width, height } = measureBox(box);
  const size = Math.min(height, width * 1.1);
  const shapes: Shape[] = [];
  for (const [px, share] of [
    [-0.2, 0.62],
    [0.2, 0.52],
    [0, 0.74],
  ] as const)
    shapes.push(
      ...candle(
        rng,
        x + px * size,
        foot - size * 0.1,
        size * share * 0.75,
        tint(px === 0 && !quiet ? 'accent1' : 'cream'),
        size * 0.055,
        quiet,
      ),
    );
  printShapes(press, shapes, hand);
  const leaves: Shape[] = [];
  const count = detailed ? 11 : 8;
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    const side = t - 0.5;
    leaves.push(
      ...leaf(
        rng,
        x + side * size * 0.6,
        foot - size * 0.07,
        -Math.PI / 2 + side * 3,
        size * 0.24,
        size * 0.09,
        tint(i % 2 === 0 ? 'leaf' : 'leafCool'),
      ),
    );
  }
  for (const px of quiet ? [] : [-0.16, -0.05, 0.06, 0.17])
    leaves.push(ellipse(x + px * size, foot - size * 0.07, size * 0.03, size * 0.03, 'body', tint('berry')));
  printShapes(press, leaves, hand);
}

export function drawEggs({ press, rng, hand, detailed }: SubjectKit, box: Box): void {
  const { x, foot, width, height } = measureBox(box);
  const size = Math.min(width * 0.235, height * 0.38);
  const spots: [number, number, number, number][] = [
    [-1.05, -0.85, 0.9, -0.28],
    [1.05, -0.85, 0.9, 0.26],
    [0, -1.15, 1.1, 0.04],
  ];
  if (detailed) spots.unshift([-0.5, -1.8, 0.72, -0.1], [0.55, -1.8, 0.72, 0.14]);
  for (const [px, py, share, angle] of spots)
    printEgg({ press, rng, hand }, x + px * size, foot + py * size, size * share, angle);
  const grass = Array.from({ length: 26 }, (_, i) => {
    const gx = x + ((i / 25) * 2 - 1) * size * 2.1;
    const tip = rng.between(0.45, 0.85) * size;
    const lean = rng.gaussian(0.16) * size;
    return facet(
      [
        [gx - size * 0.13, foot],
        [gx + lean, foot - tip],
        [gx + size * 0.13, foot],
      ],
      'body',
      tint('leaf'),
    );
  });
  printShapes(press, grass, hand);
}

/** An egg whose bands end at its shell. */
export function printEgg(
  { press, rng, hand }: Pick<SubjectKit, 'press' | 'rng' | 'hand'>,
  x: number,
  y: number,
  size: number,
  angle: number,
): void {
  const [shell, ...pattern] = egg(rng, x, y, size, angle);
  if (shell === undefined) return;
  printShapes(press, [shell], hand);
  press.clip(shell.path, () => printShapes(press, pattern, hand));
  press.stroke(shell.path, Math.min(5, Math.max(2, size * 0.035)) * hand.outline);
}

export function drawRabbit(kit: SubjectKit, box: Box): void {
  const { press, rng, hand } = kit;
  const { x, foot, width, height } = measureBox(box);
  const size = Math.min(height * 0.98, width * 1.15);
  printShapes(press, rabbit(x, foot, size, tint(rng.pick(['white', 'cream', 'sponge'])), tint('accent4')), hand);
  for (const side of [-1, 1]) printEgg(kit, x + side * size * 0.36, foot - size * 0.13, size * 0.13, side * 0.25);
}

export function drawPumpkins({ press, rng, hand, detailed }: SubjectKit, box: Box): void {
  const { x, foot, width, height } = measureBox(box);
  const size = Math.min(width * 0.3, height * 0.42);
  const leaves: Shape[] = [];
  for (const side of [-1, 1])
    for (const [reach, turn] of [
      [1.1, 0.4],
      [1.3, 0.95],
      [0.9, 1.3],
    ] as const)
      leaves.push(
        ...leaf(
          rng,
          x + side * size * 0.7,
          foot - size * 0.4,
          -Math.PI / 2 + side * turn,
          size * reach,
          size * 0.36,
          tint(rng.pick(['flame', 'accent1', 'leafWarm', 'gold'])),
        ),
      );
  printShapes(press, leaves, hand);
  if (detailed) printShapes(press, pumpkin(rng, x + size * 0.1, foot - size * 1.45, size * 0.5), hand);
  printShapes(press, pumpkin(rng, x - size * 0.95, foot - size * 0.48, size * 0.6), hand);
  printShapes(press, pumpkin(rng, x + size * 0.98, foot - size * 0.44, size * 0.55), hand);
  printShapes(press, pumpkin(rng, x, foot - size * 0.76, size), hand);
}

export function drawLantern({ press, rng, hand, detailed }: SubjectKit, box: Box): void {
  const { x, foot, width, height } = measureBox(box);
  const size = Math.min(width * 0.36, height * 0.42);
  printShapes(press, lantern(rng, x, foot - size * 0.78, size), hand);
  if (detailed) printShapes(press, pumpkin(rng, x + size * 1.05, foot - size * 0.33, size * 0.42), hand);
  for (const [px, py, s] of [
    [-0.85, -2, 0.42],
    [0.8, -1.9, 0.5],
    [0.1, -2.15, 0.3],
  ] as const)
    if (width > size * 2.6 && height > size * 2.7)
      printShapes(press, [bat(rng, x + px * size, foot + py * size, size * s)], hand);
}
