import { clamp } from '../../core/colour.ts';

/** How much of a pixel a halftone covers for a tint of 0 to 1; rows of dots `cell` pixels apart, at an angle. */
export function makeScreen(cell: number, angle: number): (x: number, y: number, tint: number) => number {
  const frequency = (Math.PI * 2) / cell;
  const [cos, sin] = [Math.cos(angle) * frequency, Math.sin(angle) * frequency];
  const hardness = cell * 0.55;
  return (x, y, tint) => {
    if (tint <= 0 || tint >= 1) return tint;
    const dot = 0.5 + 0.25 * (Math.cos(x * cos + y * sin) + Math.cos(y * cos - x * sin));
    return clamp((tint - 1 + dot) * hardness + 0.5);
  };
}
