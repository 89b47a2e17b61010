import { clamp, type Rgb } from '../core/colour.ts';
import { fieldSide } from './fields.ts';
import type { WashShape } from './paint-wash.ts';
import type { Sheet } from './sheet.ts';

/** Opaque paint over the washes: snow, highlights, patterns. */
export function paintChalk(sheet: Sheet, shape: WashShape, colour: Rgb): void {
  const half = (shape.lineWidth ?? 0) / 2;
  const region = sheet.masks.region(shape.box, (half + 2) * sheet.scale);
  if (region === null) return;
  const { left, top, width, height } = region;
  const pixels = sheet.masks.rasterise(shape.path, shape.lineWidth, region);
  const opacity = Math.min(1, shape.strength ?? 0.95) / 255;
  const dryness = shape.dryness ?? 0;
  const inverse = 1 / sheet.scale;
  const mask = fieldSide - 1;
  for (let y = 0; y < height; y++) {
    const toothRow = (((y + top) * inverse) & mask) * fieldSide;
    for (let x = 0; x < width; x++) {
      let alpha = (pixels[(y * width + x) * 4 + 3] as number) * opacity;
      if (alpha <= 0) continue;
      if (dryness > 0) {
        const tooth = sheet.fields.tooth[toothRow + (((x + left) * inverse) & mask)] as number;
        alpha *= clamp((tooth - dryness) * 8 + 0.5);
      }
      const p = (y + top) * sheet.width + x + left;
      sheet.red[p] = (sheet.red[p] as number) * (1 - alpha) + colour[0] * alpha;
      sheet.green[p] = (sheet.green[p] as number) * (1 - alpha) + colour[1] * alpha;
      sheet.blue[p] = (sheet.blue[p] as number) * (1 - alpha) + colour[2] * alpha;
    }
  }
}
