import { clamp } from '../core/colour.ts';
import type { Shade } from '../scene.ts';

/** Where a sheet pixel lies along a shade, 0 at its start and 1 at its end, loosened by the pooling noise. */
export type ShadeRamp = {
  start: number;
  end: number;
  along: (x: number, y: number, pooled: number) => number;
};

export function shadeRamp(shade: Shade, scale: number): ShadeRamp {
  const { start, end } = shade;
  if (shade.kind === 'radial') {
    const [cx, cy] = [shade.centre[0] * scale, shade.centre[1] * scale];
    const inverse = 1 / (shade.radius * scale);
    const along = (x: number, y: number, pooled: number): number => {
      const [dx, dy] = [x - cx, y - cy];
      return clamp(Math.sqrt(dx * dx + dy * dy) * inverse + pooled * 0.08);
    };
    return { start, end, along };
  }
  const [x0, y0] = [shade.from[0] * scale, shade.from[1] * scale];
  const [dx, dy] = [shade.to[0] * scale - x0, shade.to[1] * scale - y0];
  const inverse = 1 / Math.max(1e-6, dx * dx + dy * dy);
  const along = (x: number, y: number, pooled: number): number =>
    clamp(((x - x0) * dx + (y - y0) * dy) * inverse + pooled * 0.08);
  return { start, end, along };
}
