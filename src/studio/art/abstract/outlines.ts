import { fullTurn, type Point, polygonPath, smoothPath } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';

/** A sum of a few waves: a line that wanders and comes back. */
function wander(rng: Rng, length: number): (at: number) => number {
  const waves = [1, 2.3, 4.1].map((k) => ({
    k: (k * fullTurn) / length,
    shift: rng.next() * fullTurn,
    share: 1 / k,
  }));
  return (at) => waves.reduce((sum, { k, shift, share }) => sum + Math.sin(at * k + shift) * share, 0);
}

/** The torn edge of a sheet: points along y = `level`, wandering by `swing`, with fibres. */
export function tornEdge(rng: Rng, from: number, to: number, level: (x: number) => number, swing: number): Point[] {
  const count = Math.ceil(Math.abs(to - from) / 7);
  const drift = wander(rng, Math.abs(to - from));
  let fibre = 0;
  return Array.from({ length: count + 1 }, (_, i): Point => {
    const x = from + ((to - from) * i) / count;
    fibre = fibre * 0.72 + rng.between(-3.4, 3.4);
    return [x, level(x) + drift(x - from) * swing + fibre];
  });
}

/** A torn sheet's face and the white fibres its edge shows, between the edge and `far`. */
export function tornSheet(edge: readonly Point[], far: number, rng: Rng, bare = 9): { face: string; fibres: string } {
  const [first, last] = [edge[0] as Point, edge.at(-1) as Point];
  const way = Math.sign(far - first[1]);
  let thick = bare;
  const face = edge.map(([x, y]): Point => {
    thick = Math.max(2, thick * 0.8 + (bare + rng.between(-bare, bare)) * 0.2 + rng.between(-1.6, 1.6));
    return [x, y + way * thick];
  });
  const closing: Point[] = [
    [last[0], far],
    [first[0], far],
  ];
  return { face: polygonPath([...face, ...closing]), fibres: polygonPath([...edge, ...closing]) };
}

/** A round puddle whose outline is a little unsure. */
export function puddle(rng: Rng, x: number, y: number, rx: number, ry = rx, unsure = 0.06): string {
  const drift = wander(rng, fullTurn);
  return smoothPath(
    Array.from({ length: 44 }, (_, i): Point => {
      const a = (i / 44) * fullTurn;
      // The wave is faded in so that the outline closes on itself.
      const bend = 1 + unsure * drift(a) * Math.min(1, Math.min(i, 44 - i) / 6) + rng.between(-0.004, 0.004);
      return [x + Math.cos(a) * rx * bend, y + Math.sin(a) * ry * bend];
    }),
  );
}

/** A hand-painted block: straight sides that tremble. */
export function block(rng: Rng, left: number, top: number, right: number, bottom: number, unsure = 7): string {
  const side = (from: Point, to: Point): Point[] => {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy);
    const drift = wander(rng, length * 1.3);
    const count = Math.max(3, Math.round(length / 34));
    return Array.from({ length: count }, (_, i): Point => {
      const t = (i + 0.5) / count;
      const off = drift(t * length) * unsure + rng.between(-1.5, 1.5);
      return [from[0] + dx * t - (dy / length) * off, from[1] + dy * t + (dx / length) * off];
    });
  };
  const corners: Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  return smoothPath(corners.flatMap((corner, i) => side(corner, corners[(i + 1) % 4] as Point)));
}

/** An irregular stone of straight edges. */
export function chip(rng: Rng, x: number, y: number, radius: number): string {
  const corners = rng.whole(5, 7);
  const start = rng.next() * fullTurn;
  const stretch = rng.between(0.62, 1);
  const lean = rng.next() * Math.PI;
  const [c, s] = [Math.cos(lean), Math.sin(lean)];
  return polygonPath(
    Array.from({ length: corners }, (_, i): Point => {
      const a = start + ((i + rng.between(-0.28, 0.28)) / corners) * fullTurn;
      const [px, py] = [Math.cos(a) * radius, Math.sin(a) * radius * stretch];
      return [x + px * c - py * s, y + px * s + py * c];
    }),
  );
}

/** Part of a circle as an open line. */
export function arcLine(x: number, y: number, radius: number, from: number, to: number): string {
  const count = Math.max(6, Math.ceil((Math.abs(to - from) * radius) / 60));
  return smoothPath(
    Array.from({ length: count + 1 }, (_, i): Point => {
      const a = from + ((to - from) * i) / count;
      return [x + Math.cos(a) * radius, y + Math.sin(a) * radius];
    }),
    false,
    0.5,
  );
}
