import type { Point } from '../../core/geometry.ts';
import type { Rng } from '../../core/rng.ts';
import { accents } from '../../motifs/bunting.ts';
import { egg } from '../../motifs/egg.ts';
import { flower } from '../../motifs/flower.ts';
import { leaf, leafFan } from '../../motifs/foliage.ts';
import { hare } from '../../motifs/hare.ts';
import { apple, nest, wheatEar, wickerBasket } from '../../motifs/harvest.ts';
import { flowerGroup } from '../../motifs/posy.ts';
import { pumpkin } from '../../motifs/pumpkin.ts';
import { blob, ellipse, smoothChain, stroke, tint } from '../../motifs/shapes.ts';
import type { Shape } from '../../scene.ts';
import type { Stand, Subject } from './still-life.ts';

/** A hare in spring grass with daisies and eggs. */
export const springHare: Subject = ({ flowerKinds }, rng, stand) => {
  const { x, foot, scale, side } = stand;
  const fur = rng.pick([tint('wood', 'sponge', 0.62), tint('twig', 'cream', 0.5), tint('sponge', 'wood', 0.25)]);
  const eggs = [-206, -136, 216].flatMap((dx, i) =>
    egg(
      rng,
      x + side * dx * scale,
      foot - (i === 1 ? 26 : 36) * scale,
      (i === 1 ? 36 : 44) * scale,
      rng.between(-0.4, 0.4),
    ),
  );
  const blooms = [-262, 168, 262].flatMap((dx, i) => [
    stroke(
      [
        [x + side * dx * scale, foot],
        [x + side * (dx + 6) * scale, foot - (90 + i * 26) * scale],
      ],
      4 * scale,
      tint('leaf'),
    ),
    ...flower(
      rng,
      rng.pick(flowerKinds),
      x + side * (dx + 6) * scale,
      foot - (90 + i * 26) * scale,
      (30 + i * 5) * scale,
      ([0, 1, 2] as const)[i] ?? 0,
    ),
  ]);
  return [
    ...meadow(rng, stand, 1),
    ...blooms,
    ...hare(x - side * 20 * scale, foot, 470 * scale, side, fur),
    ...eggs,
    tufts(rng, stand),
  ];
};

/** A nest with eggs on a blossoming branch. */
export const eggNest: Subject = ({ flowerKinds }, rng, { x, foot, scale, side }) => {
  const y = foot - 120 * scale;
  const branch: Point[] = [
    [x - side * 340 * scale, y + 96 * scale],
    [x - side * 140 * scale, y + 30 * scale],
    [x + side * 100 * scale, y + 14 * scale],
    [x + side * 330 * scale, y - 90 * scale],
  ];
  const colours = rng.shuffle(accents);
  const plain = (ex: number, ey: number, size: number, i: number): Shape[] => [
    ellipse(ex, ey, size * 0.78, size, 'body', tint(colours[i % 2] ?? 'accent3', 'cream', 0.3), {
      shade: { kind: 'radial', centre: [ex - size * 0.3, ey - size * 0.4], radius: size * 1.7, start: 0.45, end: 1.4 },
    }),
  ];
  const eggs = rng.chance(0.5)
    ? (ex: number, ey: number, size: number) => egg(rng, ex, ey, size, rng.between(-0.3, 0.3))
    : plain;
  const leaves = branch
    .slice(0, 4)
    .flatMap(([bx, by], i) =>
      [-1, 1].flatMap((turn) =>
        leafFan(rng, bx, by, (i < 2 ? Math.PI : 0) * (side > 0 ? 1 : 1) + turn * 1.1, 110 * scale, 2),
      ),
    );
  return [
    stroke(branch, 17 * scale, tint('wood', 'twig', 0.3), { strength: 1.2, cover: 0.8 }),
    stroke([branch[2] as Point, [x + side * 250 * scale, y - 210 * scale]], 9 * scale, tint('wood', 'twig', 0.3), {
      strength: 1.2,
      cover: 0.8,
    }),
    ...leaves,
    ...nest(rng, x, y + 40 * scale, 340 * scale, eggs),
    ...flowerGroup(
      rng,
      [
        { x: x + side * 240 * scale, y: y - 210 * scale, radius: 46 * scale, kind: rng.pick(flowerKinds), tone: 0 },
        { x: x + side * 312 * scale, y: y - 82 * scale, radius: 56 * scale, kind: rng.pick(flowerKinds), tone: 1 },
        { x: x + side * 206 * scale, y: y - 20 * scale, radius: 38 * scale, kind: rng.pick(flowerKinds), tone: 2 },
        { x: x - side * 262 * scale, y: y + 70 * scale, radius: 50 * scale, kind: rng.pick(flowerKinds), tone: 0 },
      ],
      2,
    ),
  ];
};

/** A basket of apples and pumpkins with wheat. */
export const harvestBasket: Subject = ({ detailed }, rng, { x, foot, scale, side }) => {
  const size = 360 * scale;
  const { behind, front } = wickerBasket(x, foot, size, rng.chance(0.6));
  const rim = foot - size * 0.4;
  const wheat = Array.from({ length: detailed ? 9 : 6 }, (_, i) =>
    wheatEar(
      rng,
      x + side * (30 + i * 12) * scale,
      rim + 40 * scale,
      -Math.PI / 2 + side * (-0.35 + i * 0.15),
      rng.between(240, 310) * scale,
    ),
  );
  const apples = [-120, -64, -4, 58, 116].flatMap((dx, i) =>
    apple(
      rng,
      x + side * dx * scale,
      rim - (i % 2 === 0 ? 16 : 46) * scale,
      44 * scale,
      rng.pick([tint('red', 'brick', 0.2), tint('red', 'gold', 0.45), tint('leafWarm', 'gold', 0.55)]),
    ),
  );
  const leaves = [-1, 1].flatMap((turn) =>
    [0, 1, 2].flatMap((i) =>
      leaf(
        rng,
        x + turn * 150 * scale,
        rim,
        -Math.PI / 2 + turn * (0.6 + i * 0.5),
        110 * scale,
        46 * scale,
        tint(rng.pick(['flame', 'gold', 'brick'] as const), 'leafWarm', rng.between(0.1, 0.5)),
      ),
    ),
  );
  return [
    ...wheat.flat(),
    ...behind,
    ...leaves,
    ...apples,
    ...front,
    ...pumpkin(rng, x - side * 214 * scale, foot - 46 * scale, 78 * scale),
    ...pumpkin(rng, x - side * 130 * scale, foot - 14 * scale, 46 * scale),
    ...apple(rng, x + side * 206 * scale, foot - 26 * scale, 40 * scale, tint('red', 'brick', 0.15)),
  ];
};

/** A single feather with a small flower, for grave occasions. */
export const feather: Subject = (_, rng, { x, foot, scale, side }) => {
  const quill = Array.from({ length: 9 }, (_, i): Point => {
    const t = i / 8;
    return [x + side * (-210 + 400 * t) * scale, foot - (70 + 330 * t ** 1.35 + Math.sin(t * 3) * 30) * scale];
  });
  const barbs: Shape[] = [];
  for (const turn of [-1, 1]) {
    const edge = quill.slice(2).map(([qx, qy], i): Point => {
      const t = i / 6;
      const reach = Math.sin(Math.PI * Math.min(1, t * 0.86 + 0.12)) * (turn > 0 ? 62 : 46) * scale;
      return [qx + side * turn * reach * 0.62, qy + turn * reach * 0.78];
    });
    const vane = [...quill.slice(2), ...edge.reverse()];
    barbs.push(
      blob(vane, 'petal', turn > 0 ? tint('sky', 'flower3', 0.35) : tint('snowShade', 'cream', 0.3), {
        strength: 0.95,
        cover: 0.3,
        second: tint('skyWarm', 'cream', 0.3),
        shade: { kind: 'linear', from: quill[8] as Point, to: quill[1] as Point, start: 1.3, end: 0.55 },
      }),
    );
    const lines = quill.slice(2, 8).flatMap(([qx, qy], i): Point[][] => {
      const t = i / 6;
      const reach = Math.sin(Math.PI * Math.min(1, t * 0.86 + 0.16)) * (turn > 0 ? 58 : 42) * scale;
      return [0, 1].map((k): Point[] => [
        [qx + side * k * 22 * scale, qy - k * 20 * scale],
        [qx + side * (k * 22 + turn * reach * 0.75) * scale ** 0 + side * 10, qy + turn * reach * 0.6 - k * 22 * scale],
      ]);
    });
    barbs.push(smoothChain(lines, 1.4 * scale, 'line', tint('sky', 'skyDeep', 0.35), { strength: 0.5 }));
  }
  return [
    ...barbs,
    stroke(quill, 3.6 * scale, tint('twig', 'sky', 0.3), { strength: 1 }),
    ...leafFan(rng, x - side * 120 * scale, foot - 16 * scale, side > 0 ? 0.1 : Math.PI - 0.1, 120 * scale, 2),
    ...flower(rng, 'daisy', x - side * 150 * scale, foot - 26 * scale, 46 * scale, 1),
  ];
};

function meadow(rng: Rng, { x, foot, scale }: Stand, strength: number): Shape[] {
  const blades = Array.from({ length: 70 }, (): Point[] => {
    const bx = x + rng.between(-310, 310) * scale;
    const tall = rng.between(40, 130) * scale;
    const lean = rng.gaussian(0.28) * tall;
    return [
      [bx, foot + 8 * scale],
      [bx + lean * 0.4, foot - tall * 0.5],
      [bx + lean, foot - tall],
    ];
  });
  return [
    ellipse(x, foot + 8 * scale, 330 * scale, 34 * scale, 'wash', tint('leafWarm', 'leafPale', 0.4), {
      strength,
      looseness: 0.6,
    }),
    smoothChain(blades, 3.4 * scale, 'line', tint('leafPale', 'leafWarm', 0.5), { strength: 0.8 }),
  ];
}

function tufts(rng: Rng, { x, foot, scale }: Stand): Shape {
  const blades = Array.from({ length: 44 }, (): Point[] => {
    const bx = x + rng.between(-290, 290) * scale;
    const tall = rng.between(20, 64) * scale;
    const lean = rng.gaussian(0.35) * tall;
    return [
      [bx, foot + 16 * scale],
      [bx + lean * 0.4, foot + 12 * scale - tall * 0.5],
      [bx + lean, foot + 12 * scale - tall],
    ];
  });
  return smoothChain(blades, 3.8 * scale, 'line', tint('leaf', 'leafWarm', 0.4), { strength: 0.95, cover: 0.3 });
}
