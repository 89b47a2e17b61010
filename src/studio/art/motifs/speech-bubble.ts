import type { Box, Point } from '../core/geometry.ts';

/** The outline of a speech bubble that fills the box, its tail reaching to `tip` below. */
export function speechBubblePath(
  [left, top, right, bottom]: Box,
  [tipX, tipY]: Point,
  kind: 'round' | 'square',
): string {
  const [width, height] = [right - left, bottom - top];
  const root = Math.min(right - width * 0.24, Math.max(left + width * 0.24, tipX));
  const half = width * 0.05;
  if (kind === 'square') {
    const r = height * 0.2;
    const arc = (x: number, y: number): string => `A${r} ${r} 0 0 1 ${x} ${y}`;
    return `M${left + r} ${top}H${right - r}${arc(right, top + r)}V${bottom - r}${arc(right - r, bottom)}H${root + half}L${tipX} ${tipY}L${root - half} ${bottom}H${left + r}${arc(left, bottom - r)}V${top + r}${arc(left + r, top)}Z`;
  }
  // A superellipse: rounder than a box and roomier than an ellipse.
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2];
  const at = (angle: number): Point => {
    const power = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.62;
    return [cx + (width / 2) * power(Math.cos(angle)), cy + (height / 2) * power(Math.sin(angle))];
  };
  const points: Point[] = [];
  const steps = 72;
  for (let i = 0; i < steps; i++) {
    const point = at((i / steps) * Math.PI * 2);
    const underTail = point[1] > cy && Math.abs(point[0] - root) < half;
    if (!underTail) points.push(point);
    else if (points.at(-1)?.[0] !== tipX) points.push([tipX, tipY]);
  }
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}
