import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { TextOverlay } from '../../src/contract/styles.ts';
import { artStyles, type ColorPalette, colorPalettes } from '../../src/contract/vocabulary.ts';
import { overlayPresets } from '../../src/domain/styles.ts';
import { drawPaintedPhoto } from '../../src/studio/art/photo/draw-painted-photo.ts';
import { drawPhoto } from '../../src/studio/art/photo/draw-photo.ts';
import { type GoldenSpec, nameOf } from './golden-spec.ts';

const sidePx = 256;
const samplePhoto = fileURLToPath(new URL('../files/images/coffee.jpg', import.meta.url));
/** No larger than the pictures need: decoding it takes most of their time. */
const photo: Uint8Array = await sharp(samplePhoto).resize({ width: 480 }).png().toBuffer();

const paintedSpecs: GoldenSpec[] = artStyles.map((artStyle, i) => ({
  name: `photo-${nameOf(artStyle)}`,
  draw: () =>
    drawPaintedPhoto(
      {
        kind: 'painted-photo',
        category: 'birthday',
        heading: 'Happy Birthday',
        prompt: '',
        photo,
        focus: null,
        settings: {
          category: 'image',
          artStyle,
          colorPalette: colorPalettes[i % colorPalettes.length] as ColorPalette,
          visualDetail: i % 2 === 0 ? 'Detailed' : 'Minimal',
          includeCharacters: artStyle === 'Cute & Whimsical',
          sceneSetting: 'Nature',
        },
        seed: 'golden',
        size: '1024x1024',
      },
      () => {},
      { scale: sidePx / 1024 },
    ),
}));

const overlays: readonly (TextOverlay | null)[] = [null, ...Object.values(overlayPresets)];
const overlaySpecs: GoldenSpec[] = overlays.map((style) => ({
  name: `photo-overlay-${style?.preset ?? 'none'}`,
  draw: () =>
    drawPhoto(
      {
        kind: 'photo',
        photo,
        focus: null,
        overlay: style && { text: 'Happy Birthday, Anna', style },
        size: '1024x1024',
      },
      { width: sidePx, height: sidePx },
    ),
}));

/** The sample photo in every art style, and with the words of every preset over it. */
export const photoSpecs: GoldenSpec[] = [...paintedSpecs, ...overlaySpecs];
