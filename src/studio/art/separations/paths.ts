import { fullTurn, offset, type Point, polygonPath } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';

export function rectPath(left: number, top: number, right: number, bottom: number): string {
  return `M${left} ${top}H${right}V${bottom}H${left}Z`;
}

export function roundedPath(left: number, top: number, right: number, bottom: number, r: number): string {
  const arc = (x: number, y: number): string => `A${r} ${r} 0 0 1 ${x} ${y}`;
  return `M${left + r} ${top}H${right - r}${arc(right, top + r)}V${bottom - r}${arc(right - r, bottom)}H${left + r}${arc(left, bottom - r)}V${top + r}${arc(left + r, top)}Z`;
}

/** A plaque whose corners are bitten out round. */
export function plaquePath(left: number, top: number, right: number, bottom: number, r: number): string {
  const arc = (x: number, y: number): string => `A${r} ${r} 0 0 0 ${x} ${y}`;
  return `M${left + r} ${top}H${right - r}${arc(right, top + r)}V${bottom - r}${arc(right - r, bottom)}H${left + r}${arc(left, bottom - r)}V${top + r}${arc(left + r, top)}Z`;
}

/** Every other wedge around a point, as one path. */
export function raysPath([x, y]: Point, count: number, reach: number, turn: number): string {
  let path = '';
  for (let i = 0; i < count; i++) {
    const from = turn + (i / count) * fullTurn;
    path += polygonPath([[x, y], offset(x, y, from, reach), offset(x, y, from + fullTurn / count / 2, reach)]);
  }
  return path;
}

/** A ragged many-pointed star: the shout of a comic. */
export function starburstPath(
  rng: Rng,
  [x, y]: Point,
  [rx, ry]: readonly [number, number],
  points: number,
  depth: number,
): string {
  return polygonPath(
    Array.from({ length: points * 2 }, (_, i): Point => {
      const angle = (i / (points * 2)) * fullTurn - 0.1;
      const reach = i % 2 === 1 ? depth * rng.between(0.93, 1.05) : rng.between(0.94, 1.08);
      return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
    }),
  );
}

/** A round shape edged with puffs: a badge when they are many and small, an explosion when few and uneven. */
export function scallopPath(
  [x, y]: Point,
  [rx, ry]: readonly [number, number],
  puffs: number,
  uneven: readonly number[] = [1],
): string {
  const at = (i: number): Point => {
    const angle = (i / puffs) * fullTurn - Math.PI / 2;
    const reach = uneven[((i % puffs) + puffs) % uneven.length] ?? 1;
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
  };
  let path = '';
  for (let i = 0; i <= puffs; i++) {
    const [px, py] = at(i);
    const [qx, qy] = at(i - 1);
    const r = Math.hypot(px - qx, py - qy) * 0.56;
    path +=
      i === 0
        ? `M${px.toFixed(1)} ${py.toFixed(1)}`
        : `A${r.toFixed(1)} ${r.toFixed(1)} 0 0 1 ${px.toFixed(1)} ${py.toFixed(1)}`;
  }
  return `${path}Z`;
}

/** A star of any number of points. */
export function starPath([x, y]: Point, radius: number, points = 5, depth = 0.45, turn = 0): string {
  return polygonPath(
    Array.from({ length: points * 2 }, (_, i): Point => {
      const angle = turn - Math.PI / 2 + (i * Math.PI) / points;
      return offset(x, y, angle, i % 2 === 0 ? radius : radius * depth);
    }),
  );
}

export function heartPath([x, y]: Point, s: number): string {
  return `M${x} ${y + s * 0.9}C${x - s * 1.5} ${y - s * 0.1} ${x - s * 0.9} ${y - s * 1.1} ${x} ${y - s * 0.35}C${x + s * 0.9} ${y - s * 1.1} ${x + s * 1.5} ${y - s * 0.1} ${x} ${y + s * 0.9}Z`;
}

/** A flat-footed cloud of puffs; (x, y) is the middle of its foot. */
export function cloudPath([x, y]: Point, width: number): string {
  const u = width / 10;
  const at = (px: number, py: number): string => `${x + px * u} ${y + py * u}`;
  return `M${at(-5, 0)}C${at(-6.2, -1.6)} ${at(-4.6, -2.6)} ${at(-3.6, -2.1)}C${at(-3.4, -4)} ${at(-0.8, -4.6)} ${at(0.2, -2.9)}C${at(1.4, -4)} ${at(3.6, -3.4)} ${at(3.4, -1.9)}C${at(4.8, -2.3)} ${at(6, -1)} ${at(5, 0)}Z`;
}

/** A moon in its quarter, open to the right. */
export function crescentPath([x, y]: Point, r: number): string {
  return `M${x + r * 0.5} ${y - r * 0.87}A${r} ${r} 0 1 0 ${x + r * 0.5} ${y + r * 0.87}A${r * 0.86} ${r * 0.86} 0 1 1 ${x + r * 0.5} ${y - r * 0.87}Z`;
}
