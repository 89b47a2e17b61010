import type { Rgb } from '../../core/colour.ts';
import { dimmed, mixLight } from '../colours.ts';
import { foliage, matte, type Pattern, satin } from '../trace/material.ts';
import { blade, rod, turned } from './forms.ts';
import type { Kit } from './kit.ts';

export type EggLook = 'plain' | 'speckled' | 'bands' | 'gold';

/** An egg about its own middle, one unit long at size 1. */
export function egg({ clay, metal: gold }: Kit, colour: Rgb, size: number, look: EggLook): void {
  const patterns: Record<EggLook, Pattern | null> = {
    plain: null,
    speckled: (u, v, _x, _y, _z, out) => {
      const a =
        Math.sin(u * 71 + v * 131) * Math.sin(v * 83 - u * 47) +
        0.5 * Math.sin(u * 173 + v * 211) * Math.sin(v * 197 - u * 149);
      if (a > 0.78) for (let k = 0; k < 3; k++) out[k] = (out[k] as number) * 0.38;
    },
    bands: (_u, v, _x, _y, _z, out) => {
      const band = Math.floor(v * 11);
      if (band === 4 || band === 6 || band === 8) for (let k = 0; k < 3; k++) out[k] = 0.8;
    },
    gold: (u, v, _x, _y, _z, out) => {
      const edge = 0.5 + 0.05 * Math.sin(u * 44) + 0.03 * Math.sin(u * 88 + 1);
      if (v > edge) for (let k = 0; k < 3; k++) out[k] = gold[k as 0] * 0.8;
    },
  };
  const shell = satin(colour, patterns[look]);
  clay.at({ scale: size }, () =>
    turned(
      clay,
      shell,
      [
        [0, -0.5],
        [0.16, -0.47],
        [0.33, -0.31],
        [0.385, -0.05],
        [0.33, 0.21],
        [0.2, 0.42],
        [0.08, 0.495],
        [0, 0.5],
      ],
      { sides: 44, rows: 36 },
    ),
  );
}

/** A nest of twigs on the ground, two radii across. */
export function nest({ clay, rng }: Kit, radius: number): void {
  const straws = [matte([0.3, 0.19, 0.1]), matte([0.2, 0.12, 0.06]), matte([0.45, 0.33, 0.18])];
  for (let i = 0; i < 190; i++) {
    const a = rng.between(0, Math.PI * 2);
    const ring = radius * rng.between(0.68, 1.02);
    const y = rng.between(0.03, 0.42) * radius * (0.35 + 0.65 * (ring / radius));
    const reach = rng.between(0.5, 1.1);
    const path = [-1, -0.33, 0.33, 1].map((t) => {
      const away = ring * (1 + rng.gaussian(0.045));
      return [
        Math.cos(a + t * reach * 0.55) * away,
        y + rng.gaussian(0.035),
        Math.sin(a + t * reach * 0.55) * away,
      ] as const;
    });
    rod(clay, rng.pick(straws), path, [rng.between(0.012, 0.024), 0.01], { sides: 5, rows: 7 });
  }
  clay.surface(
    straws[1] as never,
    [28, 4],
    (u, v) => [Math.cos(u * 6.2832) * v * radius * 0.9, 0.03 + v * v * 0.16, Math.sin(u * 6.2832) * v * radius * 0.9],
    true,
  );
}

/** A tuft of grass round the origin. */
export function grass({ clay, rng, colours }: Kit, radius: number, height: number, count: number): void {
  const greens = [0, 0.5, 1].map((t) => foliage(dimmed(mixLight(colours.leaf, colours.leafWarm, t), 0.8)));
  for (let i = 0; i < count; i++) {
    const a = i * 2.39996;
    const away = radius * Math.sqrt(i / count);
    clay.at(
      { x: Math.cos(a) * away, z: Math.sin(a) * away, turn: rng.between(0, 6.3), tilt: -1.35 + rng.gaussian(0.12) },
      () =>
        blade(clay, rng.pick(greens), {
          length: height * rng.between(0.6, 1.1),
          width: 0.045,
          cup: 0.2,
          curl: rng.between(0.2, 1),
          point: 0.5,
          detail: [2, 5],
        }),
    );
  }
}

export function eggCup({ clay, metal: tone }: Kit, colour: Rgb): number {
  turned(
    clay,
    satin(colour),
    [
      [0, 0],
      [0.28, 0],
      [0.3, 0.03],
      [0.1, 0.12],
      [0.09, 0.26],
      [0.24, 0.4],
      [0.31, 0.56],
      [0.285, 0.57],
      [0.2, 0.42],
    ],
    { sides: 40 },
  );
  clay.at({ y: 0.56 }, () =>
    turned(
      clay,
      satin(dimmed(tone, 0.8)),
      [
        [0.29, -0.015],
        [0.315, 0],
        [0.29, 0.016],
      ],
      { sides: 40, rows: 6 },
    ),
  );
  return 0.72;
}
