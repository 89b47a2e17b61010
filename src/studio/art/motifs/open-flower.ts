import { fullTurn, type Point, place } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import type { Shape } from '../scene.ts';
import type { FlowerColours } from './flower-colours.ts';
import { blob, dots, ellipse, stroke, tint } from './shapes.ts';

export type OpenFlowerOptions = {
  /** Petals per ring, from the outermost. */
  rings?: readonly number[];
  /** Width of a petal over its length. */
  ratio?: number;
  /** Depth of the notch at a petal's tip. */
  notch?: number;
};

function petal(rng: Rng, length: number, width: number, notch: number): Point[] {
  const belly = length * rng.between(0.56, 0.74);
  const shoulder = length * rng.between(0.9, 0.97);
  const half = width / 2;
  return [
    [0, 0],
    [length * 0.25, -half * rng.between(0.58, 0.8)],
    [belly, -half * rng.between(0.94, 1.06)],
    [shoulder, -half * rng.between(0.5, 0.68)],
    [length * (1 - notch), half * rng.between(-0.1, 0.1)],
    [shoulder, half * rng.between(0.5, 0.68)],
    [belly, half * rng.between(0.94, 1.06)],
    [length * 0.25, half * rng.between(0.58, 0.8)],
  ];
}

/** An open flower seen from the front: anemone, cosmos or daisy by its ring counts and petal ratio. */
export function openFlower(
  rng: Rng,
  x: number,
  y: number,
  radius: number,
  colours: FlowerColours,
  options: OpenFlowerOptions = {},
): Shape[] {
  const rings = options.rings ?? [6, 5];
  const tilt = rng.between(0.84, 1);
  const lean = rng.between(0, fullTurn);
  const foreshorten = (points: readonly Point[]): Point[] =>
    place(
      place(points, 0, 0, -lean).map(([px, py]): Point => [px, py * tilt]),
      x,
      y,
      lean,
    );
  const shapes: Shape[] = [];
  let start = rng.between(0, fullTurn);
  rings.forEach((count, ring) => {
    start += (Math.PI / count) * rng.between(0.7, 1.1);
    const reach = radius * (1 - ring * 0.33);
    const ratio = options.ratio ?? rng.between(0.8, 0.94) * Math.sqrt(6 / count);
    const petals = Array.from({ length: count }, (_, i) => {
      const angle = start + (i / count) * fullTurn + rng.between(-0.09, 0.09);
      const length = reach * rng.between(0.92, 1.06);
      const notch = options.notch ?? rng.between(0, 0.09);
      return { angle, length, outline: foreshorten(place(petal(rng, length, length * ratio, notch), 0, 0, angle)) };
    });
    if (ring === 0) {
      // One knock-out under the whole flower, so that leaves do not show through its petals.
      const outlines = petals.map(({ outline }) => blob(outline, 'lift', colours.base));
      shapes.push({
        path: outlines.map((outline) => outline.path).join(''),
        box: [x - radius * 1.1, y - radius * 1.1, x + radius * 1.1, y + radius * 1.1],
        surface: 'lift',
        tint: colours.base,
        cover: 0.95,
      });
    }
    for (const { angle, length, outline } of rng.shuffle(petals)) {
      const lean01 = Math.min(1, Math.max(0, 0.4 + rng.gaussian(0.3)));
      shapes.push(
        blob(
          outline,
          'petal',
          { role: colours.base.role, toward: colours.deep.role, share: lean01 },
          {
            strength: (1 + ring * 0.1) * rng.between(0.8, 1.2),
            cover: 0.5,
            second: colours.glow,
            shade: { kind: 'radial', centre: [x, y], radius: length, start: 1.5, end: 0.55 },
          },
        ),
      );
      if (radius > 50) shapes.push(...petalVeins(rng, x, y, angle, length, tilt, colours));
    }
  });
  shapes.push(...flowerHeart(rng, x, y, radius * 0.17, tilt, colours, radius));
  return shapes;
}

function petalVeins(
  rng: Rng,
  x: number,
  y: number,
  angle: number,
  length: number,
  tilt: number,
  colours: FlowerColours,
): Shape[] {
  return [-0.18, 0, 0.18].map((side) => {
    const direction = angle + side + rng.between(-0.06, 0.06);
    const line: Point[] = [0.2, 0.45, rng.between(0.62, 0.8)].map((t, i) => [
      x + Math.cos(direction + i * 0.02) * length * t,
      y + Math.sin(direction + i * 0.02) * length * t * tilt,
    ]);
    return stroke(line, 1.1, colours.deep, { strength: 0.42 });
  });
}

function flowerHeart(
  rng: Rng,
  x: number,
  y: number,
  size: number,
  tilt: number,
  colours: FlowerColours,
  radius: number,
): Shape[] {
  const rim = Array.from({ length: 9 }, (_, i): Point => {
    const angle = (i / 9) * fullTurn;
    const reach = size * rng.between(0.85, 1.12);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * tilt];
  });
  const anthers = Array.from({ length: radius > 34 ? 24 : 12 }, (): [number, number, number] => {
    const angle = rng.between(0, fullTurn);
    const reach = size * rng.between(1.15, 2);
    return [
      x + Math.cos(angle) * reach,
      y + Math.sin(angle) * reach * tilt,
      Math.max(1, rng.between(1.2, 3) * (radius / 90)),
    ];
  });
  return [
    blob(rim, 'fine', colours.heart, { cover: 0.6 }),
    dots(anthers, 'fine', colours.heart, { cover: 0.3, strength: 0.95 }),
    ellipse(x - size * 0.25, y - size * 0.25 * tilt, size * 0.35, size * 0.3, 'lift', tint('white'), {
      cover: 0.25,
      softness: size * 0.2,
    }),
  ];
}
