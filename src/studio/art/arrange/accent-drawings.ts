import type { Rgb } from '../core/colour.ts';
import { fullTurn, type Point, place } from '../core/geometry.ts';
import type { MotifPart } from '../library/library-motif.ts';
import {
  around,
  bark,
  blush,
  deepGreen,
  disc,
  filled,
  gold,
  ice,
  leaf,
  leafGreen,
  mist,
  rose,
  stroked,
} from './accent-pen.ts';

function sprigOf(pairs: number, length: number, breadth: number, colours: readonly [Rgb, Rgb]): MotifPart[] {
  const stem: Point[] = [
    [16, 31],
    [16.8, 22],
    [16.2, 13],
    [15, 5],
  ];
  const parts = [stroked(stem, colours[1], 0.7)];
  for (let i = 0; i < pairs; i++) {
    const t = (i + 0.6) / (pairs + 0.4);
    const [x, y] = [16.3 + Math.sin(t * 3.1) * 0.5 - t * 0.8, 28 - t * 22];
    const size = length * (1 - t * 0.4);
    parts.push(leaf(x, y + 1, -Math.PI / 2 - 0.95 + t * 0.2, size, colours[i % 2] as Rgb, breadth));
    parts.push(leaf(x, y, -Math.PI / 2 + 0.95 - t * 0.2, size, colours[(i + 1) % 2] as Rgb, breadth));
  }
  return [...parts, leaf(15.2, 6.5, -Math.PI / 2 - 0.1, length * 0.6, colours[0], breadth)];
}

function twigWithBerries(): MotifPart[] {
  const stem: Point[] = [
    [16, 31],
    [15.4, 22],
    [16.4, 12],
    [16, 6],
  ];
  const berries: readonly Point[] = [
    [16, 4.2],
    [10.5, 9.5],
    [21.6, 11],
    [10, 17],
    [22, 19],
  ];
  return [
    stroked(stem, bark, 0.7),
    ...berries.slice(1).map(([x, y]) =>
      stroked(
        [
          [16, y + 6.5],
          [(16 + x) / 2, y + 2.8],
          [x, y],
        ],
        bark,
        0.5,
      ),
    ),
    leaf(15.6, 25, -2.6, 8, leafGreen),
    leaf(15.6, 26.5, -0.55, 8, deepGreen),
    ...berries.map(([x, y]) => disc(x, y, 2.1, rose)),
  ];
}

const blossom = (): MotifPart[] => [
  ...Array.from({ length: 5 }, (_, i): MotifPart => {
    const angle = (i / 5) * fullTurn - Math.PI / 2;
    return disc(16 + Math.cos(angle) * 6.6, 16 + Math.sin(angle) * 6.6, 6, blush);
  }),
  disc(16, 16, 3.4, gold),
];

const starPoints = around(10, (i) => (i % 2 === 0 ? 14 : 6.2));

function snowflake(): MotifPart[] {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (i / 6) * fullTurn;
    const arm = (points: readonly Point[]): MotifPart => stroked(place(points, 16, 16, angle), ice, 1.3);
    return [
      arm([
        [0, 0],
        [13.5, 0],
      ]),
      arm([
        [6.5, 0],
        [10, 3.4],
      ]),
      arm([
        [6.5, 0],
        [10, -3.4],
      ]),
    ];
  }).flat();
}

const heart: readonly Point[] = [
  [16, 28.5],
  [8, 22],
  [3, 14.5],
  [4.2, 7.5],
  [10, 4.6],
  [16, 9.2],
  [22, 4.6],
  [27.8, 7.5],
  [29, 14.5],
  [24, 22],
];

const cloud: readonly Point[] = [
  [2, 21],
  [5, 16],
  [10, 15],
  [13, 10.5],
  [19, 10],
  [22.6, 14],
  [28, 15.2],
  [30, 20],
  [27, 23],
  [16, 23.6],
  [5, 23.4],
];

const crown = (x: number, y: number, r: number, colour: Rgb): MotifPart =>
  filled(
    around(9, (i) => r * (i % 2 === 0 ? 1.05 : 0.93), x, y),
    colour,
    0.9,
  );

const tree = (): MotifPart[] => [
  filled(
    [
      [14.6, 31],
      [15, 20],
      [17, 20],
      [17.4, 31],
    ],
    bark,
  ),
  crown(16, 12.5, 11, deepGreen),
  crown(12.8, 13.8, 6.8, leafGreen),
];

const fir = (): MotifPart[] => [
  filled(
    [
      [14.9, 31],
      [15, 26],
      [17, 26],
      [17.1, 31],
    ],
    bark,
  ),
  ...[
    [28, 9.6],
    [21, 7.6],
    [14.5, 5.6],
  ].map(
    ([foot = 0, half = 0], i): MotifPart =>
      filled(
        [
          [16, foot - 12],
          [16 + half * 0.45, foot - 5],
          [16 + half, foot],
          [16, foot + 0.8],
          [16 - half, foot],
          [16 - half * 0.45, foot - 5],
        ],
        i % 2 === 0 ? deepGreen : leafGreen,
        0.3,
      ),
  ),
];

const grass = (): MotifPart[] =>
  [-1.15, -0.62, -0.15, 0.3, 0.75, 1.2].map((lean, i) =>
    leaf(
      16 + lean * 3,
      31,
      -Math.PI / 2 + lean * 0.62,
      [13, 18, 24, 20, 16, 11][i] ?? 12,
      i % 2 === 0 ? leafGreen : deepGreen,
      0.085,
    ),
  );

const bush = (): MotifPart[] => [
  crown(9.5, 23, 7.5, deepGreen),
  crown(22.5, 23.2, 7.3, deepGreen),
  crown(16, 19.5, 9, leafGreen),
  filled(
    [
      [2, 31],
      [3, 26],
      [16, 24],
      [29, 26],
      [30, 31],
      [16, 31.4],
    ],
    leafGreen,
    0.6,
  ),
];

const flowerOnStem = (): MotifPart[] => [
  stroked(
    [
      [16, 31],
      [16.5, 24],
      [16, 14],
    ],
    deepGreen,
    0.9,
  ),
  leaf(16.3, 27, -2.5, 9, leafGreen),
  leaf(16.3, 25, -0.6, 8.5, leafGreen),
  ...around(6, () => 4.6, 16, 9.5).map(([x, y]) => disc(x, y, 3.6, blush)),
  disc(16, 9.5, 2.7, gold),
];

/** The fillers on squares of 32 units, by name. */
export const accentDrawings = {
  sprig: sprigOf(5, 10, 0.22, [leafGreen, deepGreen]),
  fern: sprigOf(8, 8, 0.13, [deepGreen, leafGreen]),
  twig: twigWithBerries(),
  leaf: [
    leaf(16, 30, -Math.PI / 2, 28, leafGreen),
    stroked(
      [
        [16, 31],
        [16, 18],
        [16, 8],
      ],
      deepGreen,
      0.8,
    ),
  ],
  blossom: blossom(),
  star: [filled(starPoints, gold, 0.22)],
  heart: [filled(heart, rose, 0.6)],
  dot: [disc(16, 16, 9, rose)],
  snowflake: snowflake(),
  cloud: [filled(cloud, mist, 0.7)],
  tree: tree(),
  fir: fir(),
  bush: bush(),
  grass: grass(),
  flower: flowerOnStem(),
} satisfies Record<string, MotifPart[]>;
