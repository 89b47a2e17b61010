import { lerp } from '../core/colour.ts';
import type { Point } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import type { Shape, Tint } from '../scene.ts';
import { blob, dots, ellipse, stroke, tint } from './shapes.ts';

export type Finish = 'drip' | 'pearls' | 'ruffle';
export type Tier = {
  x: number;
  top: number;
  bottom: number;
  halfWidth: number;
  body: Tint;
  icing: Tint;
  finish: Finish;
};

const roundness = 0.105;

/** One round tier standing on `bottom`, with its icing. */
export function cakeTier(rng: Rng, tier: Tier): Shape[] {
  const { x, top, bottom, halfWidth: w, body, icing } = tier;
  const ry = w * roundness;
  const shapes: Shape[] = [
    {
      path: `M${x - w} ${top}L${x - w} ${bottom}A${w} ${ry} 0 0 0 ${x + w} ${bottom}L${x + w} ${top}A${w} ${ry} 0 0 1 ${x - w} ${top}Z`,
      box: [x - w, top - ry, x + w, bottom + ry],
      surface: 'body',
      tint: body,
      strength: 0.88,
      shade: { kind: 'linear', from: [x - w, top], to: [x + w, bottom], start: 0.5, end: 1.3 },
    },
  ];
  // Dry strokes of the palette knife.
  for (let k = 0; k < 4; k++) {
    const y = lerp(top + ry, bottom, (k + 0.6) / 4.4) + rng.gaussian(3);
    shapes.push(stroke(arc(x, y - ry * 0.4, w * 0.95, ry), rng.between(4, 8), body, { strength: 0.32, dryness: 0.35 }));
  }
  shapes.push(
    ellipse(x, top, w, ry, 'body', tint('cream'), {
      second: body,
      strength: 0.7,
      shade: { kind: 'linear', from: [x - w, top], to: [x + w, top], start: 0.7, end: 1.1 },
    }),
  );
  shapes.push(...finishes[tier.finish](rng, x, top, bottom, w, icing));
  return shapes;
}

function arc(x: number, y: number, w: number, ry: number): Point[] {
  return Array.from({ length: 9 }, (_, i): Point => {
    const t = (i / 8) * 2 - 1;
    return [x + t * w, y + ry * Math.sqrt(Math.max(0, 1 - t * t))];
  });
}

type FinishDrawer = (rng: Rng, x: number, top: number, bottom: number, w: number, icing: Tint) => Shape[];

const finishes: Record<Finish, FinishDrawer> = { drip: dripIcing, pearls, ruffle };

function dripIcing(rng: Rng, x: number, top: number, bottom: number, w: number, icing: Tint): Shape[] {
  const ry = w * roundness;
  const count = Math.max(7, Math.round(w / 15));
  const front: Point[] = [[x - w - 2, top - 2]];
  for (let i = 0; i <= count * 2; i++) {
    const t = (i / (count * 2)) * 2 - 1;
    const rim = top + ry * Math.sqrt(Math.max(0, 1 - t * t));
    const drop = i % 2 === 0 ? 8 : rng.between(0.16, 0.44) * (bottom - top);
    front.push([x + t * (w + 2), rim + drop]);
  }
  front.push([x + w + 2, top - 2]);
  const back: Point[] = Array.from({ length: 11 }, (_, i): Point => {
    const t = 1 - (i / 10) * 2;
    return [x + t * w, top - ry * Math.sqrt(Math.max(0, 1 - t * t))];
  });
  return [
    blob(
      [...front, ...back],
      'body',
      icing,
      {
        strength: 1.02,
        cover: 0.97,
        shade: { kind: 'linear', from: [x - w, top], to: [x + w, top], start: 0.7, end: 1.2 },
      },
      0.55,
    ),
  ];
}

function pearls(_rng: Rng, x: number, top: number, bottom: number, w: number, icing: Tint): Shape[] {
  const ry = w * roundness;
  const shapes: Shape[] = [];
  for (const [y, size] of [
    [top, 8.5],
    [bottom, 10.5],
  ] as const) {
    const count = Math.round((w * 2.1) / (size * 1.9));
    for (let i = 0; i <= count; i++) {
      const t = (i / count) * 2 - 1;
      const px = x + t * (w - 1);
      const py = y + ry * Math.sqrt(Math.max(0, 1 - t * t)) - size * 0.2;
      shapes.push(
        ellipse(px, py, size, size, 'fine', icing, {
          strength: 0.8,
          cover: 1,
          shade: {
            kind: 'radial',
            centre: [px - size * 0.3, py - size * 0.4],
            radius: size * 1.3,
            start: 0.3,
            end: 1.2,
          },
        }),
      );
    }
  }
  return shapes;
}

function ruffle(rng: Rng, x: number, top: number, bottom: number, w: number, icing: Tint): Shape[] {
  const ry = w * roundness;
  const shapes: Shape[] = [];
  const swags = Math.max(4, Math.round(w / 42));
  const rim = (t: number): number => top + ry * Math.sqrt(Math.max(0, 1 - t * t));
  for (let i = 0; i < swags; i++) {
    const [t0, t1] = [(i / swags) * 2 - 1, ((i + 1) / swags) * 2 - 1];
    const middle = (t0 + t1) / 2;
    const depth = (bottom - top) * rng.between(0.3, 0.36);
    const swag: Point[] = [
      [x + t0 * w, rim(t0) - 2],
      [x + middle * w, rim(middle) + 4],
      [x + t1 * w, rim(t1) - 2],
      [x + lerp(t1, middle, 0.35) * w, rim(t1) + depth * 0.75],
      [x + middle * w, rim(middle) + depth],
      [x + lerp(t0, middle, 0.35) * w, rim(t0) + depth * 0.75],
    ];
    shapes.push(
      blob(swag, 'body', icing, {
        cover: 0.9,
        strength: 0.85,
        shade: { kind: 'linear', from: [x, top], to: [x, top + depth + ry], start: 0.7, end: 1.3 },
      }),
    );
  }
  const knots = Array.from({ length: swags + 1 }, (_, i): [number, number, number] => {
    const t = (i / swags) * 2 - 1;
    return [x + t * (w - 2), rim(t) + 2, Math.min(7, w * 0.05)];
  });
  shapes.push(dots(knots, 'chalk', tint('white'), { strength: 0.92 }));
  return shapes;
}

/** A footed stand whose plate is centred on (x, y). */
export function cakeStand(x: number, y: number, halfWidth: number, height: number): Shape[] {
  const w = halfWidth;
  const ry = w * 0.13;
  const colour = tint('ceramic');
  const foot: Point[] = [
    [x - w * 0.1, y + ry * 0.6],
    [x + w * 0.1, y + ry * 0.6],
    [x + w * 0.065, y + height * 0.6],
    [x + w * 0.3, y + height],
    [x - w * 0.3, y + height],
    [x - w * 0.065, y + height * 0.6],
  ];
  const plate = (dy: number, reach: number, strength: number, start: number, end: number): Shape =>
    ellipse(x, y + dy, reach, reach * 0.13, 'body', colour, {
      strength,
      shade: { kind: 'linear', from: [x - w, y], to: [x + w, y], start, end },
    });
  return [
    blob(
      foot,
      'body',
      colour,
      {
        strength: 0.95,
        shade: { kind: 'linear', from: [x - w * 0.25, y], to: [x + w * 0.25, y], start: 0.6, end: 1.3 },
      },
      0.35,
    ),
    plate(ry * 0.28, w, 0.85, 0.6, 1.2),
    plate(-ry * 0.1, w * 0.94, 0.36, 0.8, 1.1),
  ];
}
