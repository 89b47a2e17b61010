import { createCanvas, ImageData } from '@napi-rs/canvas';
import { contrastRatio, type Rgb, toCss } from '../core/colour.ts';
import type { Box } from '../core/geometry.ts';
import type { Raster } from '../core/raster.ts';
import { fitHeading } from '../flat/heading-parts.ts';
import { drawLines } from '../text/draw-lines.ts';
import { registerFonts } from '../text/fonts.ts';
import { splitHeading } from '../text/split-heading.ts';

const cream: Rgb = [1, 0.98, 0.93];
const umber: Rgb = [0.2, 0.12, 0.16];
const hasScript = /^[\p{Script=Latin}\p{N}\p{P}\p{Zs}]+$/u;
/** Large letters read from a contrast of 3; the soft edge beneath them adds to it. */
const enoughContrast = 2.3;

/** Sets the words in cream script with a soft shadow, or in umber where the ground is light. */
export function drawScript({ data, width, height }: Raster, heading: string, area: Box, scale: number): Raster {
  registerFonts();
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.putImageData(new ImageData(data, width, height), 0, 0);
  const [left, top, right, bottom] = area.map((edge) => edge * scale) as [number, number, number, number];
  const onDark = contrastRatio(cream, meanColour(data, width, [left, top, right, bottom])) >= enoughContrast;
  const parts = splitHeading(heading);
  const font = hasScript.test(heading)
    ? ({ family: 'Pinyon Script' } as const)
    : ({ family: 'Newsreader', weight: 600, italic: true } as const);
  // Script swings out beyond its measured width.
  const inset = (right - left) * 0.05;
  const fitted = fitHeading(
    context,
    parts,
    { width: right - left - inset * 2, height: (bottom - top) * 0.92, most: 168 * scale },
    { font, lineHeight: 1.16 },
    { font: { family: 'Newsreader', weight: 500, italic: true }, lineHeight: 1.2 },
    0.46,
  );
  context.fillStyle = toCss(onDark ? cream : umber);
  const place = (): void => {
    let y = top + (bottom - top - fitted.heightPx) / 2;
    y = drawLines(context, fitted.main, { top: y, left: left + inset, right: right - inset, align: 'center' });
    if (!fitted.second) return;
    drawLines(context, fitted.second, {
      top: y + fitted.gapPx,
      left: left + inset,
      right: right - inset,
      align: 'center',
    });
  };
  context.shadowColor = onDark ? 'rgba(36,18,52,0.62)' : 'rgba(255,250,236,0.8)';
  context.shadowBlur = 13 * scale;
  context.shadowOffsetY = 2.5 * scale;
  place();
  // Script's hairlines need a second pass to stand against the strokes.
  context.shadowBlur = 4 * scale;
  place();
  return { data: context.getImageData(0, 0, width, height).data, width, height };
}

function meanColour(data: Uint8ClampedArray, width: number, area: readonly number[]): Rgb {
  const [left, top, right, bottom] = area.map(Math.round) as [number, number, number, number];
  const sums: [number, number, number] = [0, 0, 0];
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++)
      for (let channel = 0; channel < 3; channel++) sums[channel as 0] += data[(y * width + x) * 4 + channel] as number;
  const count = Math.max(1, (right - left) * (bottom - top)) * 255;
  return [sums[0] / count, sums[1] / count, sums[2] / count];
}
