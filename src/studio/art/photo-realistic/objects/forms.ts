import type { Clay, Vec } from '../trace/clay.ts';
import type { Material } from '../trace/material.ts';

export type ProfilePoint = readonly [radius: number, height: number];

/** A smooth curve through the points; a point given twice is a corner. */
function alongCurve<T extends readonly number[]>(points: readonly T[], t: number): number[] {
  const last = points.length - 1;
  const position = Math.min(last - 1e-9, Math.max(0, t * last));
  const i = Math.floor(position);
  const s = position - i;
  const at = (k: number): T => points[Math.max(0, Math.min(last, k))] as T;
  const [p, q, r, w] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
  return q.map((value, k) => {
    const [a, b, c, d] = [p[k] as number, value, r[k] as number, w[k] as number];
    return b + 0.5 * s * (c - a + s * (2 * a - 5 * b + 4 * c - d + s * (3 * (b - c) + d - a)));
  });
}

/** Turned on a wheel: a profile from bottom to top about the upright. `flute` changes the radius around it. */
export function turned(
  clay: Clay,
  material: Material,
  profile: readonly ProfilePoint[],
  { sides = 56, rows = profile.length * 5, flute = (_angle: number, _t: number): number => 1 } = {},
): void {
  const outline = Array.from({ length: rows + 1 }, (_, row) => alongCurve(profile, row / rows) as [number, number]);
  clay.surface(
    material,
    [sides, rows],
    (u, v) => {
      const [radius, y] = outline[Math.round(v * rows)] as [number, number];
      const angle = u * Math.PI * 2;
      const r = Math.max(0, radius) * flute(angle, v);
      return [Math.cos(angle) * r, y, Math.sin(angle) * r];
    },
    true,
  );
}

export function ball(clay: Clay, material: Material, radius: number, detail = 40, squash = 1): void {
  clay.surface(
    material,
    [detail, Math.round(detail * 0.6)],
    (u, v) => {
      const [a, e] = [u * Math.PI * 2, v * Math.PI];
      return [Math.cos(a) * Math.sin(e) * radius, -Math.cos(e) * radius * squash, Math.sin(a) * Math.sin(e) * radius];
    },
    true,
  );
}

/** A round rod along a curve; its radius runs from the first number to the second. */
export function rod(
  clay: Clay,
  material: Material,
  path: readonly Vec[],
  [from, to]: readonly [number, number],
  { sides = 8, rows = path.length * 4 } = {},
): void {
  let before: Vec = [0.36, 0.11, 0.93];
  const rings = Array.from({ length: rows + 1 }, (_, row) => {
    const v = row / rows;
    const [ax, ay, az] = alongCurve(path, Math.min(1, v + 0.01)) as [number, number, number];
    const [bx, by, bz] = alongCurve(path, Math.max(0, v - 0.01)) as [number, number, number];
    const [dx, dy, dz] = unit([ax - bx, ay - by, az - bz]);
    // The frame is carried along the curve, so that it never flips.
    const along = before[0] * dx + before[1] * dy + before[2] * dz;
    const side = unit([before[0] - dx * along, before[1] - dy * along, before[2] - dz * along]);
    before = side;
    const over: Vec = [dy * side[2] - dz * side[1], dz * side[0] - dx * side[2], dx * side[1] - dy * side[0]];
    return { middle: alongCurve(path, v) as [number, number, number], side, over, radius: from + (to - from) * v };
  });
  clay.surface(
    material,
    [sides, rows],
    (u, v) => {
      const { middle, side, over, radius } = rings[Math.round(v * rows)] as (typeof rings)[number];
      const [c, s] = [Math.cos(u * Math.PI * 2) * radius, Math.sin(u * Math.PI * 2) * radius];
      return [
        middle[0] + side[0] * c + over[0] * s,
        middle[1] + side[1] * c + over[1] * s,
        middle[2] + side[2] * c + over[2] * s,
      ];
    },
    true,
  );
}

/** A box standing on the ground with rounded edges. */
export function roundedBox(clay: Clay, material: Material, [w, h, d]: Vec, radius: number): void {
  const half: Vec = [w / 2, h / 2, d / 2];
  const steps = [0, 0.25, 0.5, 0.75, 1];
  const ticks = (size: number): number[] => {
    const edge = steps.map((t) => size - radius + radius * Math.tan((t * Math.PI) / 4));
    return [...edge.map((t) => -t).reverse(), ...edge];
  };
  const onBox = (p: Vec): Vec => {
    const core = p.map((at, k) => Math.max(-(half[k] as number) + radius, Math.min((half[k] as number) - radius, at)));
    const out = unit([p[0] - (core[0] as number), p[1] - (core[1] as number), p[2] - (core[2] as number)]);
    return [0, 1, 2].map((k) => (core[k] as number) + out[k as 0] * radius) as [number, number, number] as Vec;
  };
  for (const [axis, first, second] of [
    [0, 1, 2],
    [1, 2, 0],
    [2, 0, 1],
  ] as const) {
    const [along, across] = [ticks(half[first]), ticks(half[second])];
    for (const side of [-1, 1]) {
      clay.surface(material, [along.length - 1, across.length - 1], (u, v) => {
        const p: [number, number, number] = [0, 0, 0];
        p[axis] = side * half[axis];
        p[first] = along[Math.round(u * (along.length - 1))] as number;
        p[second] = across[Math.round(v * (across.length - 1))] as number;
        const [x, y, z] = onBox(p);
        return [x, y + half[1], z];
      });
    }
  }
}

/** A curved blade from the origin along z: leaf or petal. `cup` bends its sides up, `curl` its tip back. */
export function blade(
  clay: Clay,
  material: Material,
  { length, width, cup, curl, point = 0.5, ruffle = 0, detail = [6, 9] }: Blade,
): void {
  clay.surface(material, detail, (u, v) => {
    const across = (u - 0.5) * 2;
    const girth = Math.sin(Math.PI * Math.min(1, 0.06 + v ** point * 0.94)) ** 0.72;
    const x = across * width * 0.5 * girth;
    const bend = curl * v;
    const radius = curl === 0 ? 0 : length / curl;
    const z = curl === 0 ? v * length : Math.sin(bend) * radius;
    const y = curl === 0 ? 0 : (1 - Math.cos(bend)) * radius;
    const rise = across * across * cup * width * girth + ruffle * Math.sin(u * 17 + v * 5) * v * v * width;
    return [x, y + rise * Math.cos(bend), z - rise * Math.sin(bend)];
  });
}

export type Blade = {
  length: number;
  width: number;
  cup: number;
  curl: number;
  /** Below 1 the widest part lies near the root, above 1 near the tip. */
  point?: number;
  ruffle?: number;
  detail?: readonly [number, number];
};

function unit([x, y, z]: Vec): Vec {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}
