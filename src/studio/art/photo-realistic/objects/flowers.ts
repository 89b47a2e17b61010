import type { Rgb } from '../../core/colour.ts';
import type { FlowerKind } from '../../motifs/flower.ts';
import { dimmed, mixLight } from '../colours.ts';
import type { Vec } from '../trace/clay.ts';
import { foliage, matte, type Pattern, petal } from '../trace/material.ts';
import { ball, blade, rod } from './forms.ts';
import type { Kit } from './kit.ts';

/** Deeper at the root of a petal, paler at its rim. */
function shaded(colour: Rgb, root: Rgb): Pattern {
  return (u, v, _x, _y, _z, out) => {
    const deep = (1 - v) ** 1.6 * 0.75;
    const vein = 0.94 + 0.06 * Math.cos(u * 46);
    for (let k = 0; k < 3; k++)
      out[k] = ((colour[k as 0] as number) * (1 - deep) + (root[k as 0] as number) * deep) * vein;
  };
}

/** A rose looking up from the origin, about one unit across. */
export function rose({ clay, rng }: Kit, colour: Rgb, open = 1): void {
  const root = mixLight(dimmed(colour, 0.55), [colour[0] * 0.9, colour[1] * 0.35, colour[2] * 0.3], 0.5);
  const skin = petal(colour, shaded(colour, root));
  const count = 24;
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    const start = i * 2.39996 + rng.gaussian(0.12);
    const span = 2.5 - t * 0.75;
    const height = 0.5 - t * 0.16 + rng.gaussian(0.012);
    const foot = 0.025 + t * 0.1;
    const flare = (0.05 + t * 0.3 * open) * rng.between(0.92, 1.08);
    const curl = 0.02 + t * 0.15 * open;
    const drop = t * 0.12;
    clay.surface(skin, [9, 8], (u, v) => {
      const across = (u - 0.5) * 2;
      const rounded = 1 - 0.3 * Math.abs(across) ** 2.6;
      const rise = v * rounded;
      const radius = foot + flare * Math.sin(rise * 1.75) + curl * rise ** 5 + across * across * 0.02;
      const angle = start + across * span * 0.5 * (0.45 + 0.55 * Math.sin(Math.min(1, v * 1.15) * 1.7));
      const y = height * rise - curl * 0.75 * rise ** 6 - drop + 0.012 * Math.sin(across * 7 + i) * v;
      return [Math.cos(angle) * radius, y, Math.sin(angle) * radius];
    });
  }
  sepals({ clay });
}

function sepals({ clay }: Pick<Kit, 'clay'>): void {
  const green = foliage([0.09, 0.19, 0.06]);
  for (let i = 0; i < 5; i++)
    clay.at({ y: -0.12, turn: i * 1.2566, tilt: 0.25 }, () =>
      blade(clay, green, { length: 0.34, width: 0.14, cup: 0.2, curl: 0.8, detail: [3, 5] }),
    );
  clay.at({ y: -0.12 }, () => ball(clay, green, 0.09, 12));
}

export function tulip({ clay, rng }: Kit, colour: Rgb): void {
  const skin = petal(colour, shaded(colour, mixLight(colour, [0.7, 0.62, 0.25], 0.55)));
  for (let i = 0; i < 6; i++) {
    const start = i * 1.0472 * 2 + (i >= 3 ? 1.0472 : 0);
    const outer = i < 3 ? 1.04 : 0.94;
    const lean = rng.between(0.94, 1.06);
    clay.surface(skin, [8, 10], (u, v) => {
      const across = (u - 0.5) * 2;
      const rise = v * (1 - 0.2 * across * across * v);
      const radius = (0.04 + 0.31 * Math.sin(Math.min(1, rise * 1.25) * 1.75) - 0.1 * rise ** 3) * outer * lean;
      const width = Math.sin(Math.PI * (0.14 + v * 0.78)) ** 0.7;
      const angle = start + across * 1.05 * width;
      return [Math.cos(angle) * radius, rise * 0.92 - 0.15, Math.sin(angle) * radius];
    });
  }
}

type Open = { petals: number; width: number; length: number; rows: number; heart: Rgb; ring: Rgb | null };
const openFlowers: Record<Exclude<FlowerKind, 'rose'>, Open> = {
  daisy: { petals: 19, width: 0.17, length: 0.46, rows: 2, heart: [0.72, 0.4, 0.03], ring: null },
  cosmos: { petals: 8, width: 0.4, length: 0.5, rows: 1, heart: [0.66, 0.42, 0.05], ring: null },
  anemone: { petals: 8, width: 0.42, length: 0.46, rows: 2, heart: [0.018, 0.014, 0.03], ring: [0.02, 0.016, 0.035] },
};

/** An open flower looking up from the origin, about one unit across. */
export function openFlower({ clay, rng }: Kit, kind: Exclude<FlowerKind, 'rose'>, colour: Rgb): void {
  const form = openFlowers[kind];
  const skin = petal(colour, shaded(colour, dimmed(colour, 0.6)));
  for (let row = 0; row < form.rows; row++) {
    for (let i = 0; i < form.petals; i++) {
      const turn = ((i + row * 0.5) / form.petals) * Math.PI * 2 + rng.gaussian(0.04);
      clay.at({ y: row * 0.02, turn, tilt: -0.22 - row * 0.2 + rng.gaussian(0.06) }, () =>
        blade(clay, skin, {
          length: form.length * rng.between(0.93, 1.05) * (1 - row * 0.12),
          width: form.width,
          cup: 0.16,
          curl: -0.25 + rng.gaussian(0.12),
          point: 1.35,
          ruffle: kind === 'daisy' ? 0 : 0.03,
          detail: [5, 7],
        }),
      );
    }
  }
  const heart = matte(form.heart);
  clay.at({ y: 0.03, stretch: [1, 0.6, 1] }, () => ball(clay, heart, 0.13, 22));
  const dots = form.ring ? 34 : 40;
  const dot = matte(form.ring ?? dimmed(form.heart, 1.25));
  for (let i = 0; i < dots; i++) {
    const away = form.ring ? 0.19 + 0.03 * Math.sin(i * 7) : 0.125 * Math.sqrt((i + 0.5) / dots);
    const y = form.ring ? 0.1 : 0.03 + Math.sqrt(Math.max(0, 0.017 - away * away)) * 0.6;
    clay.at({ x: Math.cos(i * 2.4) * away, y, z: Math.sin(i * 2.4) * away }, () => ball(clay, dot, 0.02, 6));
  }
}

/** A flower head of a kind; `tulip` comes for spring. */
export function flowerHead(kit: Kit, kind: FlowerKind | 'tulip', colour: Rgb): void {
  if (kind === 'rose') rose(kit, colour, kit.rng.between(0.75, 1.1));
  else if (kind === 'tulip') tulip(kit, colour);
  else openFlower(kit, kind, colour);
}

export function stem({ clay, colours }: Kit, path: readonly Vec[], thickness = 0.028): void {
  rod(clay, foliage(mixLight(colours.leaf, colours.leafWarm, 0.5)), path, [thickness, thickness * 0.8], { sides: 7 });
}

export function leaf({ clay, rng, colours }: Kit, length: number, width = length * 0.42): void {
  const green = rng.pick([colours.leaf, colours.leafCool, colours.leafWarm]);
  blade(clay, foliage(dimmed(green, rng.between(0.55, 0.85))), {
    length,
    width,
    cup: 0.22,
    curl: rng.between(-0.5, 0.6),
    point: 0.85,
    detail: [5, 8],
  });
}

/** A twig of small round leaves, as of eucalyptus, along z. */
export function leafyTwig(kit: Kit, length: number): void {
  const { clay, rng, colours } = kit;
  const green = foliage(mixLight(dimmed(colours.leafPale, 0.7), dimmed(colours.leafCool, 0.7), rng.next()));
  stem(
    kit,
    [
      [0, 0, 0],
      [0.03, 0.02, length * 0.5],
      [0, -0.03, length],
    ],
    0.016,
  );
  const pairs = Math.round(length * 7);
  for (let i = 0; i < pairs * 2; i++) {
    const t = 0.18 + (0.82 * Math.floor(i / 2)) / pairs;
    const size = 0.24 - t * 0.1;
    clay.at(
      {
        z: t * length,
        turn: (i % 2 === 0 ? 1 : -1) * rng.between(0.7, 1.2),
        tilt: rng.gaussian(0.3),
        lean: rng.gaussian(0.4),
      },
      () =>
        blade(clay, green, {
          length: size,
          width: size * 0.8,
          cup: 0.14,
          curl: rng.between(-0.3, 0.5),
          detail: [4, 5],
        }),
    );
  }
}
