import { createCanvas, ImageData } from '@napi-rs/canvas';
import { contrastRatio, mixColours, type Rgb, relativeLuminance, toCss } from '../core/colour.ts';
import type { Box } from '../core/geometry.ts';
import type { Raster } from '../core/raster.ts';
import { fitHeading } from '../flat/heading-parts.ts';
import { drawLines } from '../text/draw-lines.ts';
import { registerFonts } from '../text/fonts.ts';
import { isLatin } from '../text/prepare-text.ts';
import { splitHeading } from '../text/split-heading.ts';

const cream: Rgb = [1, 0.985, 0.95];
const veilStrengths = [0.16, 0.24, 0.32, 0.4, 0.5];
const longestScript = 36;
/** WCAG asks 3 of large letters; thin script wants more. */
const enoughContrast = 4;

/** Sets the words into their calm area: cream with a soft shadow on dark ground, a deep ink on light ground. */
export function drawPhotoHeading(
  { data, width, height }: Raster,
  heading: string,
  area: Box,
  ink: Rgb,
  scale: number,
): Raster {
  registerFonts();
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.putImageData(new ImageData(data, width, height), 0, 0);
  const [left, top, right, bottom] = area.map((edge) => edge * scale) as [number, number, number, number];
  const ground = groundColours(data, width, [left, top, right, bottom]);
  const least = (colour: Rgb, veil: Rgb = cream, by = 0): number =>
    Math.min(...ground.map((seen) => contrastRatio(colour, mixColours(seen, veil, by))));
  const deep: Rgb = [ink[0] * 0.55, ink[1] * 0.55, ink[2] * 0.55];
  const middle = ground[1] as Rgb;
  // On a middling ground, shade under light words looks more natural than mist under dark ones.
  const light = contrastRatio(cream, middle) * 2.6 >= contrastRatio(deep, middle);
  const colour = light ? cream : deep;
  if (least(colour) < enoughContrast) {
    const veil = context.createRadialGradient(0, 0, 0, 0, 0, 1);
    const tone: Rgb = light ? [0.05, 0.04, 0.06] : [1, 0.99, 0.97];
    const strength = veilStrengths.find((by) => least(colour, tone, by) >= enoughContrast) ?? 0.62;
    veil.addColorStop(0, toCss(tone, strength));
    veil.addColorStop(0.6, toCss(tone, strength * 0.9));
    veil.addColorStop(0.8, toCss(tone, strength * 0.45));
    veil.addColorStop(1, toCss(tone, 0));
    context.save();
    context.translate((left + right) / 2, (top + bottom) / 2);
    context.scale((right - left) * 0.68, (bottom - top) * 0.95);
    context.fillStyle = veil;
    context.fillRect(-1, -1, 2, 2);
    context.restore();
  }
  const script = isLatin(heading) && heading.length <= longestScript;
  const inset = (right - left) * 0.04;
  const fitted = fitHeading(
    context,
    splitHeading(heading),
    { width: right - left - inset * 2, height: (bottom - top) * 0.94, most: 158 * scale },
    script
      ? { font: { family: 'Pinyon Script' }, lineHeight: 1.14 }
      : { font: { family: 'Newsreader', weight: 500, italic: true }, lineHeight: 1.16 },
    { font: { family: 'Newsreader', weight: 450, italic: true }, lineHeight: 1.2, letterSpacingEm: 0.01 },
    0.5,
  );
  context.fillStyle = toCss(colour);
  context.shadowColor = light ? 'rgba(12,8,16,0.55)' : 'rgba(255,252,246,0.75)';
  const place = (): void => {
    const lines = { left: left + inset, right: right - inset, align: 'center' } as const;
    const y = drawLines(context, fitted.main, { top: top + (bottom - top - fitted.heightPx) / 2, ...lines });
    if (fitted.second) drawLines(context, fitted.second, { top: y + fitted.gapPx, ...lines });
  };
  for (const blur of [15, 3]) {
    context.shadowBlur = blur * scale;
    place();
  }
  return { data: context.getImageData(0, 0, width, height).data, width, height };
}

/** The dark, middling and light colours under the words. */
function groundColours(data: Uint8ClampedArray, width: number, area: Box): Rgb[] {
  const [left, top, right, bottom] = area.map(Math.round) as [number, number, number, number];
  const step = Math.max(1, Math.round((right - left) / 60));
  const seen: Rgb[] = [];
  for (let y = top; y < bottom; y += step)
    for (let x = left; x < right; x += step) {
      const p = (y * width + x) * 4;
      seen.push([(data[p] ?? 0) / 255, (data[p + 1] ?? 0) / 255, (data[p + 2] ?? 0) / 255]);
    }
  const byLight = seen
    .map((colour) => ({ colour, light: relativeLuminance(colour) }))
    .sort((a, b) => a.light - b.light);
  return [0.1, 0.5, 0.9].map((share) => byLight[Math.floor(seen.length * share)]?.colour ?? [1, 1, 1]);
}
