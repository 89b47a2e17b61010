import type { Rgb } from '../../core/colour.ts';
import { dimmed, mixLight } from '../colours.ts';
import { glazed, matte, type Pattern, satin } from '../trace/material.ts';
import { cakeCandle } from './candle.ts';
import { rose } from './flowers.ts';
import { ball, turned } from './forms.ts';
import type { Kit } from './kit.ts';

/** A footed plate; returns the height of its top. */
export function cakeStand({ clay }: Kit, colour: Rgb, radius: number): number {
  turned(
    clay,
    glazed(colour),
    [
      [0, 0],
      [0.42, 0],
      [0.45, 0.03],
      [0.2, 0.1],
      [0.12, 0.24],
      [0.12, 0.4],
      [0.2, 0.48],
      [radius * 0.8, 0.52],
      [radius, 0.55],
      [radius + 0.02, 0.6],
      [radius - 0.02, 0.61],
      [radius - 0.06, 0.59],
      [0, 0.58],
    ],
    { sides: 72, rows: 70, flute: (angle, t) => (t > 0.55 && t < 0.9 ? 1 + 0.012 * Math.cos(angle * 24) : 1) },
  );
  return 0.59;
}

export type CakeLook = {
  tiers: 1 | 2 | 3;
  finish: 'drip' | 'naked' | 'piped';
  candles: number;
  crown: 'roses' | 'berries' | 'none';
};

/** A cake on the ground, up to two units tall; the first of `hues` decorates it. */
export function cake(kit: Kit, { tiers, finish, candles, crown }: CakeLook): void {
  const { clay, colours, hues, rng } = kit;
  const icing = mixLight(colours.cream, colours.icing, rng.next() * 0.8);
  const accent = hues[0] as Rgb;
  let y = 0;
  for (let tier = 0; tier < tiers; tier++) {
    const radius = 1 - tier * 0.3;
    const height = tiers === 1 ? 0.92 : 0.66;
    clay.at({ y }, () => {
      const crumb = finish === 'naked' ? layers(colours.sponge, icing) : null;
      const side = satin(icing, crumb);
      turned(
        clay,
        side,
        [
          [0, 0],
          [radius, 0],
          [radius, 0],
          [radius, height * 0.5],
          [radius, height - 0.07],
          [radius - 0.02, height - 0.02],
          [radius - 0.07, height],
          [radius * 0.5, height],
          [0, height],
        ],
        { sides: 72, rows: 44 },
      );
      if (finish === 'drip') drips(kit, accent, radius, height);
      if (finish === 'piped' || tiers > 1)
        pearls(kit, tier === 0 ? 0.075 : 0.06, radius, 0.05, finish === 'piped' ? accent : icing);
      if (finish === 'piped') pearls(kit, 0.085, radius - 0.09, height + 0.03, icing);
    });
    y += height;
  }
  const top = 1 - (tiers - 1) * 0.3;
  clay.at({ y }, () => {
    if (crown === 'roses') {
      for (let i = 0; i < 5; i++) {
        const a = i * 1.15 + 0.3;
        const away = i === 0 ? 0.12 : top * 0.5;
        clay.at(
          { x: Math.cos(a) * away, y: 0.1, z: Math.sin(a) * away, tilt: 0.35, turn: Math.PI / 2 - a, scale: 0.44 },
          () => rose(kit, hues[i % 3] as Rgb),
        );
      }
    } else if (crown === 'berries') {
      for (let i = 0; i < 16; i++) {
        const a = i * 2.4;
        const away = top * 0.66 * Math.sqrt((i + 0.6) / 16);
        const r = rng.between(0.075, 0.11);
        clay.at({ x: Math.cos(a) * away, y: r * 0.8, z: Math.sin(a) * away }, () =>
          ball(clay, glazed(i % 3 === 0 ? dimmed(colours.berry, 0.45) : colours.berry), r, 20),
        );
      }
    }
    for (let i = 0; i < candles; i++) {
      const a = (i / candles) * Math.PI * 2 + 0.4;
      const away = candles === 1 ? 0 : top * (crown === 'none' ? 0.58 : 0.72);
      clay.at({ x: Math.cos(a) * away, z: Math.sin(a) * away }, () => cakeCandle(kit, hues[i % hues.length] as Rgb));
    }
  });
}

/** Sponge showing through a thin coat. */
function layers(sponge: Rgb, cream: Rgb): Pattern {
  const crust = dimmed(sponge, 0.62);
  return (u, v, x, y, _z, out) => {
    if (v < 0.14 || v > 0.6) return;
    const band = Math.abs(((y * 5.2) % 1) - 0.5) * 2;
    const patch = Math.sin(u * 31 + y * 9) * Math.sin(u * 77 - y * 21 + x) * 0.25;
    const share = Math.max(0, Math.min(0.85, (band + patch - 0.35) * 2.4));
    for (let k = 0; k < 3; k++) out[k] = cream[k as 0] * (1 - share) + crust[k as 0] * share;
  };
}

function drips({ clay, rng }: Kit, colour: Rgb, radius: number, height: number): void {
  const lengths = Array.from({ length: 22 }, () => rng.between(0.1, 0.5) * height);
  const icing = glazed(colour);
  clay.surface(
    icing,
    [220, 18],
    (u, v) => {
      const place = u * lengths.length;
      const i = Math.floor(place) % lengths.length;
      const across = (place % 1) * 2 - 1;
      const drop =
        0.06 +
        (lengths[i] as number) *
          Math.max(0, 1 - across * across) ** 0.42 *
          (Math.abs(across) < 0.78 ? 1 : Math.max(0, (1 - Math.abs(across)) / 0.22));
      const angle = u * Math.PI * 2;
      if (v < 0.35) {
        const away = (v / 0.35) * (radius - 0.04);
        return [Math.cos(angle) * away, height + 0.028, Math.sin(angle) * away];
      }
      const down = (v - 0.35) / 0.65;
      const bulge = 0.03 * Math.sin(Math.min(1, down * 1.05) * Math.PI) + 0.016 + (down > 0.9 ? -0.022 : 0);
      const corner = Math.min(1, down * 6);
      const away = radius - 0.04 * (1 - corner) + bulge * corner;
      return [Math.cos(angle) * away, height + 0.028 - Math.max(0, down - 0.06) * drop * 1.06, Math.sin(angle) * away];
    },
    true,
  );
}

function pearls({ clay }: Kit, size: number, radius: number, y: number, colour: Rgb): void {
  const count = Math.floor((Math.PI * 2 * radius) / (size * 1.75));
  const skin = satin(colour);
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2;
    clay.at({ x: Math.cos(a) * radius, y, z: Math.sin(a) * radius }, () => ball(clay, skin, size, 14));
  }
}

/** A cupcake about a unit wide, with a cherry or a candle. */
export function cupcake(kit: Kit, colour: Rgb, lit: boolean): void {
  const { clay, colours } = kit;
  const pleats = (angle: number): number => 1 + 0.035 * Math.cos(angle * 28);
  turned(
    clay,
    matte(mixLight(colours.paper, colour, 0.25)),
    [
      [0, 0],
      [0.34, 0],
      [0.34, 0],
      [0.4, 0.25],
      [0.47, 0.5],
      [0.47, 0.5],
      [0.3, 0.5],
    ],
    { sides: 112, rows: 16, flute: pleats },
  );
  const swirl = (angle: number, t: number): number => 1 + 0.12 * Math.cos(angle * 7 + t * 9);
  turned(
    clay,
    satin(colour),
    [
      [0.3, 0.46],
      [0.5, 0.5],
      [0.52, 0.6],
      [0.42, 0.74],
      [0.34, 0.86],
      [0.22, 1],
      [0.1, 1.14],
      [0, 1.24],
    ],
    { sides: 84, rows: 40, flute: swirl },
  );
  if (lit) clay.at({ y: 1.18 }, () => cakeCandle(kit, kit.hues[1] as Rgb, 0.42));
  else clay.at({ y: 1.2 }, () => ball(clay, glazed(colours.berry), 0.13, 26));
}

/** Macarons in a heap of three. */
export function macarons(kit: Kit): void {
  const { clay, hues, rng } = kit;
  const one = (colour: Rgb): void => {
    const shell = satin(colour);
    turned(
      clay,
      shell,
      [
        [0, 0],
        [0.24, 0.01],
        [0.3, 0.08],
        [0.31, 0.12],
        [0.28, 0.13],
      ],
      { sides: 36 },
    );
    turned(
      clay,
      satin(mixLight(colour, [0.9, 0.85, 0.78], 0.6)),
      [
        [0.26, 0.12],
        [0.285, 0.16],
        [0.26, 0.2],
      ],
      { sides: 30 },
    );
    turned(
      clay,
      shell,
      [
        [0.28, 0.19],
        [0.31, 0.2],
        [0.3, 0.25],
        [0.2, 0.33],
        [0, 0.35],
      ],
      { sides: 36 },
    );
  };
  clay.at({ x: -0.3 }, () => one(hues[0] as Rgb));
  clay.at({ x: 0.34, z: rng.between(-0.1, 0.15) }, () => one(hues[1] as Rgb));
  clay.at({ x: 0.02, y: 0.35, z: 0.05, lean: 0.06 }, () => one(hues[2] as Rgb));
}
