import { type Point, polygonPath, smoothPath } from '../core/geometry.ts';

const round = (x: number): number => Math.round(x * 10) / 10;

/** An ellipse, turned by `angle`. */
export function ellipse(x: number, y: number, rx: number, ry = rx, angle = 0): string {
  const [dx, dy] = [Math.cos(angle) * rx, Math.sin(angle) * rx];
  const turn = round((angle * 180) / Math.PI);
  const arc = `A${round(rx)} ${round(ry)} ${turn} 1 1`;
  const [x0, y0, x1, y1] = [x - dx, y - dy, x + dx, y + dy].map(round) as [number, number, number, number];
  return `M${x0} ${y0}${arc} ${x1} ${y1}${arc} ${x0} ${y0}Z`;
}

/** A rectangle by its corner and size, with rounded corners. */
export function rectangle(x: number, y: number, width: number, height: number, corner = 0): string {
  const r = Math.min(corner, width / 2, height / 2);
  return (
    `M${x + r} ${y}H${x + width - r}A${r} ${r} 0 0 1 ${x + width} ${y + r}V${y + height - r}` +
    `A${r} ${r} 0 0 1 ${x + width - r} ${y + height}H${x + r}A${r} ${r} 0 0 1 ${x} ${y + height - r}` +
    `V${y + r}A${r} ${r} 0 0 1 ${x + r} ${y}Z`
  );
}

/** A doorway with a round top, standing on (x, y). */
export function archway(x: number, y: number, halfWidth: number, height: number): string {
  const shoulder = y - height + halfWidth;
  return `M${x - halfWidth} ${y}V${shoulder}A${halfWidth} ${halfWidth} 0 0 1 ${x + halfWidth} ${shoulder}V${y}Z`;
}

export function starPath(x: number, y: number, radius: number, points = 5, inner = 0.46, angle = 0): string {
  return polygonPath(
    Array.from({ length: points * 2 }, (_, i): Point => {
      const a = angle - Math.PI / 2 + (i * Math.PI) / points;
      const reach = i % 2 === 0 ? radius : radius * inner;
      return [x + Math.cos(a) * reach, y + Math.sin(a) * reach];
    }),
  );
}

/** A heart about (x, y), half as wide as `size` says. */
export function heartPath(x: number, y: number, size: number): string {
  const p = (dx: number, dy: number): string => `${round(x + dx * size)} ${round(y + dy * size)}`;
  return (
    `M${p(0, 0.92)}C${p(-0.5, 0.55)} ${p(-1, 0.15)} ${p(-1, -0.34)}C${p(-1, -0.7)} ${p(-0.74, -0.9)} ${p(-0.48, -0.9)}` +
    `C${p(-0.22, -0.9)} ${p(-0.06, -0.72)} ${p(0, -0.54)}C${p(0.06, -0.72)} ${p(0.22, -0.9)} ${p(0.48, -0.9)}` +
    `C${p(0.74, -0.9)} ${p(1, -0.7)} ${p(1, -0.34)}C${p(1, 0.15)} ${p(0.5, 0.55)} ${p(0, 0.92)}Z`
  );
}

/** A pointed leaf from (x, y) along an angle. */
export function leafPath(x: number, y: number, angle: number, length: number, width = 0.28): string {
  const [c, s] = [Math.cos(angle) * length, Math.sin(angle) * length];
  const [mx, my] = [x + c * 0.5, y + s * 0.5];
  const [nx, ny] = [-s * width, c * width];
  return (
    `M${round(x)} ${round(y)}Q${round(mx + nx)} ${round(my + ny)} ${round(x + c)} ${round(y + s)}` +
    `Q${round(mx - nx)} ${round(my - ny)} ${round(x)} ${round(y)}Z`
  );
}

/** A crescent moon, open to the upper right. */
export function crescentPath(x: number, y: number, radius: number): string {
  const r = radius;
  return `M${x + r * 0.3} ${y - r}A${r} ${r} 0 1 0 ${x + r} ${y + r * 0.3}A${r * 0.86} ${r * 0.86} 0 0 1 ${x + r * 0.3} ${y - r}Z`;
}

/** A smooth outline through points given as x, y, x, y... */
export function roundedPath(coordinates: readonly number[], tension = 0.55): string {
  return smoothPath(pairs(coordinates), true, tension);
}

/** A smooth open line through points given as x, y, x, y... */
export function curvedLine(coordinates: readonly number[]): string {
  return smoothPath(pairs(coordinates), false);
}

function pairs(coordinates: readonly number[]): Point[] {
  return Array.from(
    { length: coordinates.length / 2 },
    (_, i): Point => [coordinates[i * 2] as number, coordinates[i * 2 + 1] as number],
  );
}

/** Straight edges through points given as x, y, x, y... */
export function polygon(coordinates: readonly number[]): string {
  return polygonPath(pairs(coordinates));
}
