import { createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import type { Placement } from '../../arrange/arrangement.ts';
import { toCss } from '../../core/colour.ts';
import type { Raster } from '../../core/raster.ts';
import { type CardColours, coloursOf } from '../../library/motif-colours.ts';
import { placeMotif } from '../../library/place-motif.ts';
import type { Extent } from '../crop-to-cover.ts';
import type { PhotoCardLayout } from './lay-out-photo-card.ts';
import { type Mat, matColours } from './mat.ts';

export type MattedPhoto = {
  mat: Mat;
  sheet: Extent;
  layout: PhotoCardLayout;
  placements: readonly Placement[];
  colours: CardColours;
};

const rimWidth = 12;

/**
 * Lays a photo and its garnish on the sheet, all of which the style then paints. `scale` is pixels per pixel of the
 * full size.
 */
export function drawMat(
  photo: Raster,
  { mat, sheet, layout, placements, colours }: MattedPhoto,
  scale: number,
): Raster {
  const size = { width: Math.round(sheet.width * scale), height: Math.round(sheet.height * scale) };
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  const things = placements.filter(({ rank }) => rank === 'main').map(({ subject }) => subject);
  const { ground, rim, line } = matColours(mat, colours, things);
  context.fillStyle = toCss(ground);
  context.fillRect(0, 0, size.width, size.height);
  const [left, top, right, bottom] = layout.window;
  context.setTransform(scale, 0, 0, scale, 0, 0);
  if (mat.margin > 0) {
    context.save();
    if (mat.isCut) castShadow(context, 16, 6, scale);
    context.fillStyle = toCss(rim);
    context.fillRect(left - rimWidth, top - rimWidth, right - left + rimWidth * 2, bottom - top + rimWidth * 2);
    context.restore();
    const out = rimWidth + 9;
    context.strokeStyle = toCss(line);
    context.lineWidth = 4;
    context.strokeRect(left - out, top - out, right - left + out * 2, bottom - top + out * 2);
  }
  const pixels = context.createImageData(photo.width, photo.height);
  pixels.data.set(photo.data);
  context.putImageData(pixels, Math.round(left * scale), Math.round(top * scale));
  for (const placement of placements) drawThing(context, placement, colours, mat.isCut === true, scale);
  return { ...size, data: context.getImageData(0, 0, size.width, size.height).data };
}

function drawThing(
  context: SKRSContext2D,
  placement: Placement,
  card: CardColours,
  isCut: boolean,
  scale: number,
): void {
  const simpler = placement.rank === 'main' ? {} : { tolerance: 0.3 };
  const parts = placeMotif(placement, coloursOf(placement.subject, card), {
    leastSide: 1.2,
    mergeWithin: 0.05,
    ...simpler,
  });
  const side = placement.size;
  for (const [index, { path, colour, lineWidth }] of parts.entries()) {
    context.save();
    // The first part lies on the sheet, the others on it: their shadows are shorter.
    if (isCut) castShadow(context, side * (index === 0 ? 0.06 : 0.02), side * (index === 0 ? 0.025 : 0.008), scale);
    if (lineWidth === undefined) {
      context.fillStyle = toCss(colour);
      context.fill(new Path2D(path));
    } else {
      context.strokeStyle = toCss(colour);
      context.lineWidth = lineWidth;
      context.lineCap = 'round';
      context.lineJoin = 'round';
      context.stroke(new Path2D(path));
    }
    context.restore();
  }
}

/** Canvas shadows ignore the transform, so they need the scale. */
function castShadow(context: SKRSContext2D, blur: number, down: number, scale: number): void {
  context.shadowColor = 'rgba(48,38,34,0.42)';
  context.shadowBlur = blur * scale;
  context.shadowOffsetY = down * scale;
}
