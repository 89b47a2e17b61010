import { type Canvas, createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas';
import { contrastRatio, type Rgb, relativeLuminance, toCss } from './core/colour.ts';
import type { Box } from './core/geometry.ts';
import type { Raster } from './core/raster.ts';
import type { TextArea } from './scene.ts';
import type { Covered } from './text/fallback-fonts.ts';
import { applyFont, measureInOneSize } from './text/fit-text.ts';
import { type FontChoice, registerFonts } from './text/fonts.ts';
import { isLatin, lineHeightFor, prepareText } from './text/prepare-text.ts';
import { type HeadingParts, splitHeading } from './text/split-heading.ts';
import { ellipsize, hasWideWord, isRightToLeft, wrapBalanced } from './text/wrap-text.ts';

const cream: Rgb = [1, 0.992, 0.972];
// What WCAG asks of large type.
const leastContrast = 3;
const longestScript = 36;
// The second line as a share of the first, and its least size as a share of the picture's shorter side.
const secondShare = 0.5;
const leastSecond = 0.037;

type Line = { text: string; font: FontChoice; top: number; height: number; middle: number };
type Setting = { lines: Line[]; height: number; sizePx: number };
type Words = HeadingParts & { family: FontChoice['family']; fallbacks: Covered['fallbacks'] };

/** Sets the heading into its area of the finished picture, in ink on paper and in cream on a sky. */
export function drawHeading(picture: Raster, heading: string, area: TextArea, ink: Rgb, scale: number): Raster {
  registerFonts();
  const canvas = createCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  context.putImageData(new ImageData(picture.data, picture.width, picture.height), 0, 0);
  const [left, top, right, bottom] = area.box.map((edge) => edge * scale) as [number, number, number, number];
  const setting = largestSetting(context, prepareText(heading), right - left, bottom - top);
  const ground = groundColour(picture, [left, top, right, bottom]);
  const colour = area.ground === 'sky' ? cream : ink;
  if (contrastRatio(colour, ground) < leastContrast) layVeil(context, [left, top, right, bottom], colour === ink);
  context.fillStyle = toCss(colour);
  context.strokeStyle = toCss(colour);
  context.lineJoin = 'round';
  context.textBaseline = 'alphabetic';
  context.textAlign = 'center';
  context.direction = isRightToLeft(heading) ? 'rtl' : 'ltr';
  context.shadowBlur = setting.sizePx * 0.16;
  const x = (left + right) / 2;
  const y0 = top + (bottom - top - setting.height) / 2;
  for (const line of setting.lines) {
    applyFont(context, line.font);
    context.shadowColor = colour === cream ? 'rgba(25,35,65,0.5)' : 'transparent';
    const { actualBoundingBoxLeft, actualBoundingBoxRight } = context.measureText(line.text);
    // A script's flourishes lean out of its advance width: centre what is seen.
    const lean = (actualBoundingBoxLeft - actualBoundingBoxRight) / 2;
    context.fillText(line.text, x + lean, y0 + line.top + line.middle);
    context.shadowColor = 'transparent';
    // Pinyon's hairlines vanish in a small picture: thicken them a little.
    if (line.font.family === 'Pinyon Script') {
      context.lineWidth = line.font.sizePx * 0.012;
      context.strokeText(line.text, x + lean, y0 + line.top + line.middle);
    }
  }
  return rasterOf(canvas);
}

/** The setting with the largest type, over one to three lines of the main words. */
function largestSetting(context: SKRSContext2D, heading: Covered, width: number, height: number): Setting {
  const { main, second } = splitHeading(heading.text);
  const family = isLatin(main) && main.length <= longestScript ? 'Pinyon Script' : 'Newsreader';
  const words: Words = { main, second, family, fallbacks: heading.fallbacks };
  let best: Setting | null = null;
  for (const most of [1, 2, 3]) {
    let [low, high] = [height * 0.06, Math.min(height * 0.62, width * 0.27)];
    for (let i = 0; i < 9; i++) {
      const size = (low + high) / 2;
      const setting = setAt(context, words, size, width, most);
      if (setting !== null && setting.height <= height) {
        low = size;
        if (best === null || size > best.sizePx) best = setting;
      } else {
        high = size;
      }
    }
  }
  return best ?? forceSetting(context, heading, width, height);
}

function setAt(
  context: SKRSContext2D,
  { main, second, family, fallbacks }: Words,
  sizePx: number,
  width: number,
  mostLines: number,
): Setting | null {
  const font: FontChoice = { family, sizePx, italic: family === 'Newsreader', weight: 400, fallbacks };
  const mainLines = wrapTo(context, main, font, width, mostLines);
  if (mainLines === null) return null;
  const leading = family === 'Pinyon Script' ? 1.02 : lineHeightFor(main, 1.16);
  const lines = stackLines(mainLines, font, leading, 0);
  let height = lines.length * sizePx * leading;
  if (second !== null) {
    const { width: sheetWidth, height: sheetHeight } = context.canvas;
    const legible = Math.min(sizePx * 0.8, Math.min(sheetWidth, sheetHeight) * leastSecond);
    const secondPx = Math.max(sizePx * secondShare, legible);
    const smaller: FontChoice = { family: 'Newsreader', sizePx: secondPx, italic: true, weight: 400, fallbacks };
    const secondLines = wrapTo(context, second, smaller, width, 2);
    if (secondLines === null) return null;
    const secondLeading = lineHeightFor(second, 1.2);
    lines.push(...stackLines(secondLines, smaller, secondLeading, height + sizePx * 0.1));
    height += sizePx * 0.1 + secondLines.length * smaller.sizePx * secondLeading;
  }
  return { lines, height, sizePx };
}

const stackLines = (texts: string[], font: FontChoice, leading: number, top: number): Line[] =>
  texts.map((text, i) => {
    const height = font.sizePx * leading;
    return { text, font, top: top + i * height, height, middle: height * 0.75 };
  });

function wrapTo(context: SKRSContext2D, text: string, font: FontChoice, width: number, most: number): string[] | null {
  const advance = measureInOneSize(context, font)(font.sizePx);
  const flourish = font.family === 'Pinyon Script' ? font.sizePx * 0.2 : 0;
  const measure = (part: string): number => advance(part) + flourish;
  if (hasWideWord(text, width, measure)) return null;
  const lines = wrapBalanced(text, width, measure);
  return lines.length <= most ? lines : null;
}

/** Words that fit at no size: small lines, cut with an ellipsis. */
function forceSetting(context: SKRSContext2D, { text, fallbacks }: Covered, width: number, height: number): Setting {
  const leading = lineHeightFor(text, 1.2);
  const sizePx = (height * 0.24) / leading;
  const font: FontChoice = { family: 'Newsreader', sizePx, weight: 400, italic: true, fallbacks };
  const measure = measureInOneSize(context, font)(sizePx);
  const wrapped = wrapBalanced(text, width, measure);
  const kept = wrapped.slice(0, 4);
  if (wrapped.length > 4) kept[3] = ellipsize(wrapped.slice(3).join(' '), width, measure);
  const lines = stackLines(kept, font, leading, 0);
  return { lines, height: kept.length * sizePx * leading, sizePx };
}

/** The middle of the picture's colours under a box. */
function groundColour({ data, width, height }: Raster, [left, top, right, bottom]: Box): Rgb {
  const samples: Rgb[] = [];
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y += 4) {
    for (let x = Math.max(0, left); x < Math.min(width, right); x += 4) {
      const p = (Math.floor(y) * width + Math.floor(x)) * 4;
      samples.push([(data[p] ?? 0) / 255, (data[p + 1] ?? 0) / 255, (data[p + 2] ?? 0) / 255]);
    }
  }
  const byLight = samples
    .map((colour) => ({ colour, light: relativeLuminance(colour) }))
    .sort((a, b) => a.light - b.light);
  return byLight[Math.floor(samples.length / 2)]?.colour ?? [1, 1, 1];
}

/** A soft veil that lifts or deepens a middling ground until words read on it. */
function layVeil(context: SKRSContext2D, [left, top, right, bottom]: Box, light: boolean): void {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const [rx, ry] = [(right - left) * 0.66, (bottom - top) * 1.05];
  context.save();
  context.translate(x, y);
  context.scale(1, ry / rx);
  const veil = context.createRadialGradient(0, 0, 0, 0, 0, rx);
  const tone = light ? '255,252,246' : '24,32,52';
  veil.addColorStop(0, `rgba(${tone},0.42)`);
  veil.addColorStop(0.5, `rgba(${tone},0.3)`);
  veil.addColorStop(1, `rgba(${tone},0)`);
  context.fillStyle = veil;
  context.fillRect(-rx, -rx, rx * 2, rx * 2);
  context.restore();
}

function rasterOf(canvas: Canvas): Raster {
  const { width, height } = canvas;
  return { data: canvas.getContext('2d').getImageData(0, 0, width, height).data, width, height };
}
