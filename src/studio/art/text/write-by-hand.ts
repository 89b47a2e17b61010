import { createCanvas, SvgExportFlag } from '@napi-rs/canvas';
import type { Ink, signatureFaces } from '../../../contract/ink.ts';
import { trimInk } from '../../../domain/trim-ink.ts';
import { type FontFamily, fontFor, registerFamily, registerFonts } from './fonts.ts';
import { dropEmoji, prepareText } from './prepare-text.ts';

export const faceFamilies: Record<(typeof signatureFaces)[number], FontFamily> = {
  pen: 'Caveat',
  script: 'Parisienne',
  brush: 'Kaushan Script',
};
const sizePx = 100;
/** Swashes reach beyond the width that a font reports. */
const roomPx = 2 * sizePx;
const paths = /<path[^>]*\sd="([^"]*)"/g;

/**
 * A name in handwriting as an outline; letters that the face lacks come from the other fonts of the studio. Null for a name that
 * no font of ours can write, such as one of emoji only.
 */
export function writeByHand(name: string, face: (typeof signatureFaces)[number]): Ink | null {
  registerFonts();
  registerFamily(faceFamilies[face]);
  const { text, fallbacks } = prepareText(dropEmoji(name.replace(/\s+/g, ' ')));
  const font = fontFor({ family: faceFamilies[face], sizePx, fallbacks });
  const measuring = createCanvas(1, 1).getContext('2d');
  measuring.font = font;
  const width = Math.ceil(measuring.measureText(text).width) + 2 * roomPx;
  const canvas = createCanvas(width, 2 * roomPx, SvgExportFlag.ConvertTextToPaths);
  const context = canvas.getContext('2d');
  context.font = font;
  context.fillText(text, roomPx, roomPx + sizePx / 2);
  const outline = [...canvas.getContent().toString().matchAll(paths)].map(([, path]) => path).join('');
  return outline === '' ? null : trimInk(outline);
}
