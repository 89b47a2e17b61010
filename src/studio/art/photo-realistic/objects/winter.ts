import type { Rgb } from '../../core/colour.ts';
import type { Vec } from '../trace/clay.ts';
import { foliage, glazed, matte, metal, satin } from '../trace/material.ts';
import { ball, blade, rod, turned } from './forms.ts';
import type { Kit } from './kit.ts';

/** A glass ball for the tree, standing on the ground. */
export function bauble(
  { clay, metal: gold }: Kit,
  colour: Rgb,
  radius: number,
  finish: 'mirror' | 'silk' | 'lacquer',
): void {
  const skin = finish === 'mirror' ? metal(colour) : finish === 'silk' ? metal(colour, 0.22) : glazed(colour);
  clay.at({ y: radius }, () => {
    ball(clay, skin, radius, 64);
    const cap = metal(gold, 0.08);
    const r = radius * 0.14;
    turned(
      clay,
      cap,
      [
        [r, radius * 0.95],
        [r * 1.05, radius * 1.0],
        [r, radius * 1.12],
        [r, radius * 1.12],
        [0, radius * 1.14],
      ],
      { sides: 30, rows: 12, flute: (angle) => 1 + 0.05 * Math.cos(angle * 14) },
    );
    const ring: Vec[] = Array.from({ length: 11 }, (_, i) => {
      const a = (i / 10) * Math.PI * 2;
      return [Math.sin(a) * r * 0.8, radius * 1.14 + r * 0.75 - Math.cos(a) * r * 0.8, 0];
    });
    rod(clay, cap, ring, [r * 0.11, r * 0.11], { sides: 7, rows: 28 });
  });
}

/** A spray of fir along z, with side twigs. */
export function firBranch({ clay, rng, colours }: Kit, length: number, snowy = false): void {
  const bark = matte(colours.wood);
  const greens = [colours.pine, colours.pineWarm].map((green) => foliage(green));
  if (snowy) greens.push(foliage([0.62, 0.68, 0.7]));
  twig(length, 5);

  function twig(reach: number, sides: number): void {
    const droop = rng.between(-0.05, 0.12) * reach;
    const at = (t: number): Vec => [Math.sin(t * 2) * 0.04 * reach, droop * t * t, t * reach];
    rod(clay, bark, [0, 0.5, 1].map(at), [0.022, 0.008], { sides: 5, rows: 5 });
    const needles = Math.round(reach * 96);
    for (let i = 0; i < needles; i++) {
      const t = 0.02 + (i / needles) * 0.98;
      const [x, y, z] = at(t);
      const round = i * 2.4 + rng.gaussian(0.3);
      const size = (0.15 + 0.07 * Math.sin(t * 3)) * rng.between(0.75, 1.15);
      const green = rng.pick(greens);
      // Needles stand off sideways and up, and lean towards the tip.
      const spread = 0.95 - t * 0.35;
      const direction: Vec = [Math.cos(round) * spread, Math.abs(Math.sin(round)) * spread * 0.7 - 0.1, 0.75];
      clay.surface(
        green,
        [3, 2],
        (u, v) => {
          const thick = 0.0085 * (1 - v * v * 0.92);
          const a = u * Math.PI * 2;
          return [
            x + direction[0] * size * v + Math.cos(a) * thick,
            y + direction[1] * size * v + Math.sin(a) * thick,
            z + direction[2] * size * v,
          ];
        },
        true,
      );
    }
    if (sides === 0) return;
    for (let i = 0; i < sides; i++) {
      const t = 0.12 + (i / sides) * 0.72;
      const [x, y, z] = at(t);
      for (const side of [-1, 1])
        clay.at({ x, y, z, turn: side * rng.between(0.6, 0.95), tilt: rng.between(-0.16, 0.02) }, () =>
          twig(reach * (0.52 - t * 0.32), 0),
        );
    }
  }
}

export function pineCone({ clay, rng }: Kit, size: number): void {
  const wood = [satin([0.13, 0.065, 0.032]), satin([0.2, 0.11, 0.055]), satin([0.3, 0.2, 0.12])];
  clay.at({ scale: size }, () => {
    turned(
      clay,
      wood[0] as never,
      [
        [0, 0.02],
        [0.26, 0.2],
        [0.2, 0.6],
        [0, 1],
      ],
      { sides: 12 },
    );
    for (let i = 0; i < 74; i++) {
      const t = i / 74;
      const girth = Math.sin(Math.PI * (0.16 + t * 0.8)) ** 0.8;
      clay.at({ y: 0.08 + t * 0.92, turn: i * 2.39996, tilt: -0.25 - t * 0.85 }, () =>
        blade(clay, rng.pick(wood), {
          length: 0.5 * girth + 0.06,
          width: 0.3 * girth + 0.05,
          cup: 0.1,
          curl: 0.7,
          point: 1.5,
          detail: [3, 4],
        }),
      );
    }
  });
}

/** Holly berries or the like: a handful on the ground. */
export function berries({ clay, rng }: Kit, colour: Rgb, count: number, spread: number): void {
  const skin = glazed(colour);
  for (let i = 0; i < count; i++) {
    const a = i * 2.4 + rng.between(0, 0.6);
    const far = spread * Math.sqrt((i + 0.5) / count);
    const r = rng.between(0.065, 0.095);
    clay.at({ x: Math.cos(a) * far, y: r + (i % 3 === 0 ? 0.08 : 0), z: Math.sin(a) * far }, () =>
      ball(clay, skin, r, 16),
    );
  }
}
