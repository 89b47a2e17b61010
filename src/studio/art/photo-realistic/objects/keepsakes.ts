import type { Rgb } from '../../core/colour.ts';
import { dimmed, mixLight } from '../colours.ts';
import type { Vec } from '../trace/clay.ts';
import { glass, glazed, matte, metal, petal, satin, wax } from '../trace/material.ts';
import { ball, blade, type ProfilePoint, rod, roundedBox, turned } from './forms.ts';
import type { Kit } from './kit.ts';
import { heartOutline, puffed, ridgedStar } from './puffed.ts';

/** An envelope standing on its long edge in the plane of the picture, with a seal; 2.4 wide, 1.6 tall. */
export function envelope({ clay }: Kit, paper: Rgb, seal: Rgb, mark: 'heart' | 'plain'): void {
  const skin = satin(paper);
  roundedBox(clay, skin, [2.4, 1.6, 0.035], 0.012);
  const flap = satin(mixLight(paper, [0.9, 0.89, 0.86], 0.25));
  clay.surface(flap, [14, 10], (u, v) => {
    const across = (u - 0.5) * 2;
    const depth = 0.92 * (1 - Math.abs(across) ** 1.15) + 0.02;
    return [across * 1.19, 1.6 - v * depth, 0.022 + 0.07 * v * (1 - Math.abs(across))];
  });
  clay.surface(satin(dimmed(paper, 0.9)), [2, 2], (u, v) => {
    const across = (u - 0.5) * 2;
    return [across * 1.18, v * 0.85 * (1 - Math.abs(across)), 0.0195];
  });
  clay.at({ y: 0.72, z: 0.12, tilt: Math.PI / 2 }, () => {
    turned(
      clay,
      wax(seal),
      [
        [0, -0.05],
        [0.2, -0.05],
        [0.235, -0.01],
        [0.2, 0.04],
        [0.16, 0.03],
        [0, 0.03],
      ],
      { sides: 40, flute: (a) => 1 + 0.035 * Math.sin(a * 3 + 1) + 0.025 * Math.cos(a * 5) },
    );
  });
  if (mark === 'heart')
    clay.at({ y: 0.71, z: 0.155 }, () => puffed(clay, wax(dimmed(seal, 0.85)), heartOutline, 0.2, 0.11));
}

/** A cup of tea on its saucer. */
export function teacup({ clay, metal: gold }: Kit, colour: Rgb, lining: Rgb): void {
  const china = glazed(colour);
  turned(
    clay,
    china,
    [
      [0, 0.03],
      [0.3, 0.02],
      [0.34, 0.05],
      [0.62, 0.1],
      [0.86, 0.17],
      [0.88, 0.19],
      [0.84, 0.19],
      [0.5, 0.12],
      [0, 0.09],
    ],
    { sides: 64 },
  );
  turned(
    clay,
    china,
    [
      [0, 0.12],
      [0.25, 0.12],
      [0.27, 0.15],
      [0.27, 0.2],
      [0.42, 0.34],
      [0.53, 0.58],
      [0.57, 0.84],
    ],
    { sides: 64 },
  );
  turned(
    clay,
    glazed(lining),
    [
      [0.57, 0.84],
      [0.545, 0.85],
      [0.51, 0.6],
      [0.46, 0.5],
    ],
    { sides: 64 },
  );
  turned(
    clay,
    metal(gold, 0.12),
    [
      [0.55, 0.838],
      [0.575, 0.845],
      [0.552, 0.856],
    ],
    { sides: 64, rows: 6 },
  );
  turned(
    clay,
    { ...glazed([0.22, 0.075, 0.014]), roughness: 0.01 },
    [
      [0.52, 0.74],
      [0.25, 0.74],
      [0, 0.74],
    ],
    { sides: 40, rows: 2 },
  );
  const handle: Vec[] = [
    [0.5, 0.74, 0],
    [0.7, 0.8, 0],
    [0.86, 0.66, 0],
    [0.8, 0.46, 0],
    [0.46, 0.36, 0],
  ];
  rod(clay, china, handle, [0.05, 0.045], { sides: 12, rows: 30 });
}

/** A flute of sparkling wine, 2.3 tall. */
export function flute({ clay, rng, metal: gold }: Kit, wine: Rgb): void {
  const bowl: readonly ProfilePoint[] = [
    [0.045, 0.9],
    [0.1, 0.98],
    [0.25, 1.3],
    [0.29, 1.7],
    [0.25, 2.3],
  ];
  const clear = glass([0.955, 0.975, 0.975]);
  turned(clay, clear, [[0, 0.02], [0.4, 0.02], [0.42, 0.035], [0.1, 0.07], [0.045, 0.2], [0.04, 0.6], ...bowl], {
    sides: 48,
    rows: 60,
  });
  const level = rng.between(1.75, 1.95);
  turned(
    clay,
    glass(wine),
    [
      [0, 1.0],
      [0.09, 1.02],
      [0.23, 1.3],
      [0.27, 1.65],
      [0.262, level],
      [0.262, level],
      [0, level],
    ],
    { sides: 40, rows: 36 },
  );
  turned(
    clay,
    metal(gold, 0.05),
    [
      [0.25, 2.285],
      [0.258, 2.3],
      [0.25, 2.31],
    ],
    { sides: 48, rows: 4 },
  );
  const bubble = metal([0.9, 0.88, 0.8], 0.1);
  for (let i = 0; i < 46; i++) {
    const a = rng.between(0, 6.3);
    const y = rng.between(1.08, level);
    const away = Math.sqrt(rng.next()) * 0.22;
    clay.at({ x: Math.cos(a) * away, y, z: Math.sin(a) * away }, () =>
      ball(clay, bubble, rng.between(0.006, 0.013), 6),
    );
  }
}

/** A smooth stone on the ground; returns its height. */
export function pebble({ clay, rng }: Kit, colour: Rgb, radius: number): number {
  const squash = rng.between(0.42, 0.55);
  const turn = rng.between(0, 6.3);
  const swell = rng.between(0, 6);
  const stone = satin(colour, (u, v, x, y, z, out) => {
    const grain =
      1 + 0.07 * Math.sin(x * 31 + y * 47) * Math.sin(z * 37 - x * 23 + v * 9) + 0.05 * Math.sin(u * 40 + y * 26);
    for (let k = 0; k < 3; k++) out[k] = colour[k as 0] * grain;
  });
  clay.at({ y: radius * squash * 0.97, turn, stretch: [1, squash, 0.84] }, () =>
    clay.surface(
      stone,
      [48, 28],
      (u, v) => {
        const [a, e] = [u * Math.PI * 2, v * Math.PI];
        const r = radius * (1 + 0.05 * Math.sin(a * 2 + swell) * Math.sin(e) + 0.03 * Math.cos(a * 3 - swell));
        return [Math.cos(a) * Math.sin(e) * r, -Math.cos(e) * radius, Math.sin(a) * Math.sin(e) * r];
      },
      true,
    ),
  );
  return radius * squash * 1.9;
}

/** A cushioned star or heart standing in the plane of the picture about the origin. */
export function ornament(
  { clay }: Kit,
  form: 'star' | 'heart',
  colour: Rgb,
  size: number,
  finish: 'metal' | 'glazed',
): void {
  const skin = finish === 'metal' ? metal(colour, form === 'star' ? 0.16 : 0.04) : glazed(colour);
  if (form === 'star') ridgedStar(clay, skin, 0.3, size);
  else puffed(clay, skin, heartOutline, 0.42, size);
}

/** Petals or paper strewn over the table between two radii. */
export function strewn(
  { clay, rng, metal: gold }: Kit,
  what: 'petals' | 'confetti',
  hues: readonly Rgb[],
  count: number,
  [near, far]: readonly [number, number],
): void {
  for (let i = 0; i < count; i++) {
    const a = rng.between(0, Math.PI * 2);
    const away = near + (far - near) * Math.sqrt(rng.next());
    const colour = rng.pick(hues);
    const at = { x: Math.cos(a) * away, y: 0.012, z: Math.sin(a) * away * 0.8, turn: rng.between(0, 6.3) };
    if (what === 'petals')
      clay.at({ ...at, tilt: -rng.between(0, 0.25) }, () =>
        blade(clay, petal(colour), {
          length: rng.between(0.26, 0.36),
          width: 0.26,
          cup: 0.35,
          curl: 0.7,
          point: 1.4,
          detail: [5, 6],
        }),
      );
    else {
      const bit = i % 3 === 0 ? metal(gold, 0.1) : matte(colour);
      const size = rng.between(0.045, 0.07);
      clay.at({ ...at, tilt: rng.gaussian(0.25), lean: rng.gaussian(0.25) }, () =>
        clay.surface(
          bit,
          [10, 1],
          (u, v) => [Math.cos(u * 6.2832) * size * v, 0.012, Math.sin(u * 6.2832) * size * v],
          true,
        ),
      );
    }
  }
}
