import { clamp } from '../core/colour.ts';

/** 0 up to `low`, 1 from `high` on, and a smooth way between them. */
export function smoothstep(low: number, high: number, x: number): number {
  const t = clamp((x - low) / (high - low));
  return t * t * (3 - 2 * t);
}
