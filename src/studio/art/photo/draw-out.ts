import { clamp } from '../core/colour.ts';
import { fieldSide } from '../watercolor/fields.ts';
import type { Extent } from './crop-to-cover.ts';
import type { Planes } from './planes.ts';

/** How far each pixel is taken from beside its place, over a repeating tile of `fieldSide` pixels of the full size. */
export type Wander = { x: Float32Array; y: Float32Array; unit: number };

/** Draws planes out to another size, smoothly; with a wander, along paths that tremble as a hand does. */
export function drawOut(planes: readonly Float32Array[], from: Extent, to: Extent, wander?: Wander): Float32Array[] {
  const { width, height } = to;
  if (!wander && from.width === width && from.height === height) return [...planes];
  const drawn = planes.map(() => new Float32Array(width * height));
  const [scaleX, scaleY] = [from.width / width, from.height / height];
  const mask = fieldSide - 1;
  const unit = wander?.unit ?? 1;
  const [perUnit, reachX, reachY] = [1 / unit, scaleX * unit, scaleY * unit];
  const [lastX, lastY] = [Math.max(0, from.width - 1.001), Math.max(0, from.height - 1.001)];
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      let placeX = (x + 0.5) * scaleX - 0.5;
      let placeY = (y + 0.5) * scaleY - 0.5;
      if (wander) {
        const noise = ((y * perUnit) & mask) * fieldSide + ((x * perUnit) & mask);
        placeX += (wander.x[noise] as number) * reachX;
        placeY += (wander.y[noise] as number) * reachY;
      }
      const sourceX = clamp(placeX, 0, lastX);
      const sourceY = clamp(placeY, 0, lastY);
      const left = sourceX | 0;
      const top = sourceY | 0;
      const tx = sourceX - left;
      const ty = sourceY - top;
      const at = top * from.width + left;
      const right = left + 1 < from.width ? at + 1 : at;
      const down = top + 1 < from.height ? from.width : 0;
      for (let k = 0; k < planes.length; k++) {
        const plane = planes[k] as Float32Array;
        const a = plane[at] as number;
        const b = plane[at + down] as number;
        const upper = a + ((plane[right] as number) - a) * tx;
        const lower = b + ((plane[right + down] as number) - b) * tx;
        (drawn[k] as Float32Array)[i] = upper + (lower - upper) * ty;
      }
    }
  return drawn;
}

/** A picture drawn out to another size. */
export function drawOutPlanes(planes: Planes, to: Extent): Planes {
  const [red, green, blue] = drawOut([planes.red, planes.green, planes.blue], planes, to) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  return { ...to, red, green, blue };
}
