import { fullTurn, offset, type Point, place } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import type { Shape, Tint } from '../scene.ts';
import { berry } from './berries.ts';
import { blob, ellipse, facet, stroke, tint } from './shapes.ts';

/** A fir twig: needles along both sides of a stem, drawn as three strokes of one colour. */
export function firTwig(rng: Rng, x: number, y: number, angle: number, length: number, strength = 1): Shape[] {
  const bend = rng.between(-0.35, 0.35);
  const colour = tint('pine', rng.pick(['pineWarm', 'leafCool', 'leaf']), rng.between(0.2, 0.8));
  const joints: [number, number, number][] = [];
  let [px, py, direction] = [x, y, angle];
  const steps = Math.round(length / 5.5);
  for (let i = 0; i <= steps; i++) {
    joints.push([px, py, direction]);
    [px, py] = offset(px, py, direction, length / steps);
    direction += bend / steps;
  }
  const spine = joints.map(([jx, jy]): Point => [jx, jy]);
  const needle = Math.min(34, length * 0.24);
  let path = '';
  let box: [number, number, number, number] = [x, y, x, y];
  joints.forEach(([jx, jy, along], i) => {
    const t = i / steps;
    const reach = needle * (1 - 0.55 * t) * rng.between(0.8, 1.15) * Math.min(1, 0.5 + t * 4);
    for (const side of i === steps ? [0] : [-1, 1]) {
      const [nx, ny] = offset(jx, jy, along + side * rng.between(0.55, 0.85), reach);
      path += `M${jx.toFixed(1)} ${jy.toFixed(1)}L${nx.toFixed(1)} ${ny.toFixed(1)}`;
      box = [Math.min(box[0], nx, jx), Math.min(box[1], ny, jy), Math.max(box[2], nx, jx), Math.max(box[3], ny, jy)];
    }
  });
  return [
    {
      path,
      box,
      surface: 'line',
      tint: colour,
      lineWidth: 3.2,
      strength: 1.15 * strength,
      cover: 0.45 * strength,
      looseness: 0.8,
    },
    stroke(spine, 2.6, tint('twig', 'pine', 0.4), { strength: strength }),
  ];
}

/** A holly leaf from its stalk at (x, y). */
export function hollyLeaf(rng: Rng, x: number, y: number, angle: number, length: number): Shape[] {
  const half = length * 0.25;
  const side = (sign: number): Point[] =>
    [0.14, 0.26, 0.38, 0.5, 0.62, 0.75, 0.87].map((t, i) => [
      length * t,
      sign * half * (i % 2 === 0 ? 0.52 : 1.08) * Math.sin(Math.PI * Math.min(0.94, t + 0.08)) ** 0.5,
    ]);
  const outline: Point[] = [[0, 0], ...side(-1), [length, 0], ...side(1).reverse()];
  return [
    blob(
      place(outline, x, y, angle),
      'leaf',
      tint('pineWarm', 'pine', rng.between(0, 0.7)),
      {
        cover: 0.85,
        strength: 1.3,
        looseness: 0.5,
        shade: { kind: 'linear', from: [x, y], to: offset(x, y, angle, length), start: 1.25, end: 0.8 },
      },
      0.15,
    ),
    stroke(
      place(
        [
          [2, 0],
          [length * 0.5, 0],
          [length * 0.92, 0],
        ],
        x,
        y,
        angle,
      ),
      1.8,
      tint('leafPale', 'white', 0.4),
      { surface: 'chalk', strength: 0.5 },
    ),
  ];
}

/** Two or three holly leaves and their berries. */
export function hollyBunch(rng: Rng, x: number, y: number, size: number, angle: number): Shape[] {
  const leaves = [-0.75, 0.75, Math.PI * 0.98].flatMap((turn) =>
    hollyLeaf(rng, x, y, angle + turn + rng.gaussian(0.12), size * rng.between(0.9, 1.1)),
  );
  const berries = [0, 1, 2].map((i) => {
    const [bx, by] = offset(x, y, (i / 3) * fullTurn + angle, size * 0.14);
    return berry(bx, by, size * 0.13, tint('red'));
  });
  return [...leaves, ...berries];
}

/** A glass bauble hanging from (x, y - radius); `string` is the length of its thread. */
export function bauble(_rng: Rng, x: number, y: number, radius: number, colour: Tint, string = 0): Shape[] {
  const cap: Point[] = [
    [x - radius * 0.17, y - radius * 1.16],
    [x + radius * 0.17, y - radius * 1.16],
    [x + radius * 0.2, y - radius * 0.92],
    [x - radius * 0.2, y - radius * 0.92],
  ];
  const shapes: Shape[] = [];
  if (string > 0)
    shapes.push(
      stroke(
        [
          [x, y - radius * 1.15],
          [x, y - radius - string],
        ],
        1.8,
        tint('gold', 'twig', 0.5),
        { looseness: 0.5 },
      ),
    );
  shapes.push(
    ellipse(x, y, radius, radius, 'body', colour, {
      strength: 1.05,
      looseness: 0.5,
      shade: {
        kind: 'radial',
        centre: [x - radius * 0.32, y - radius * 0.36],
        radius: radius * 1.5,
        start: 0.42,
        end: 1.4,
      },
    }),
    stroke(band(x, y, radius, -0.12), radius * 0.07, tint('white'), { surface: 'chalk', strength: 0.6 }),
    stroke(band(x, y, radius, 0.2), radius * 0.07, tint('white'), { surface: 'chalk', strength: 0.6 }),
    ellipse(x - radius * 0.36, y - radius * 0.42, radius * 0.15, radius * 0.2, 'lift', tint('white'), {
      cover: 0.75,
      softness: radius * 0.03,
    }),
    facet(cap, 'fine', tint('gold'), { cover: 1 }),
  );
  return shapes;
}

function band(x: number, y: number, radius: number, level: number): Point[] {
  const half = radius * Math.sqrt(1 - level * level) * 0.96;
  return [-1, -0.5, 0, 0.5, 1].map((t) => [x + t * half, y + level * radius + radius * 0.14 * (1 - t * t)]);
}
