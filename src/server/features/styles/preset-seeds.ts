import type { PresetParameters } from '../../../contract/styles.ts';
import { t } from '../../../contract/translate.ts';
import type { PresetCategory } from '../../../contract/vocabulary.ts';
import { overlayPresets } from '../../../domain/styles.ts';

/** `sample` selects the picture that represents the style, so that the first page is varied. */
export type PresetSeed = {
  seedKey: string;
  name: string;
  category: PresetCategory;
  parameters: PresetParameters;
  sample: number;
};

const text = (seedKey: string, name: string, parameters: PresetParameters): PresetSeed => ({
  seedKey: `text/${seedKey}`,
  name,
  sample: 1,
  category: 'Text',
  parameters,
});
const generated = (seedKey: string, name: string, sample: number, parameters: PresetParameters): PresetSeed => ({
  seedKey: `generated/${seedKey}`,
  name,
  sample,
  category: 'AI Generated',
  parameters: { medium: parameters.artStyle, ...parameters },
});
const enhanced = (seedKey: string, name: string, parameters: PresetParameters): PresetSeed => ({
  seedKey: `enhanced/${seedKey}`,
  name,
  sample: 1,
  category: 'AI Enhanced',
  parameters,
});
const photo = (seedKey: string, name: string, overlay: PresetParameters['overlay']): PresetSeed => ({
  seedKey: `photo/${seedKey}`,
  name,
  sample: 1,
  category: 'Photo',
  parameters: { artStyle: 'Photo-Realistic', colorPalette: 'Muted Tones', overlay },
});

/** The styles of a fresh installation, in display order; the first is the system default (D43). */
export const presetSeeds: readonly PresetSeed[] = [
  generated('watercolor-bloom', t`Watercolor Bloom`, 2, { artStyle: 'Watercolor', colorPalette: 'Pastel' }),
  generated('minimal-balloons', t`Quiet Shapes`, 7, { artStyle: 'Minimal & Modern', colorPalette: 'Muted Tones' }),
  generated('old-postcard', t`Old Postcard`, 3, { artStyle: 'Vintage/Retro', colorPalette: 'Muted Tones' }),
  generated('little-bear', t`Little Bear`, 2, {
    artStyle: 'Cute & Whimsical',
    colorPalette: 'Pastel',
    includeCharacters: true,
  }),
  generated('pop', t`Pop!`, 2, { artStyle: 'Pop Art', colorPalette: 'Bold & Bright' }),
  generated('painted-bouquet', t`Painted Bouquet`, 11, { artStyle: 'Oil Painting', colorPalette: 'Bold & Bright' }),
  generated('evening-canvas', t`Evening Canvas`, 4, {
    artStyle: 'Oil Painting',
    colorPalette: 'Muted Tones',
    visualDetail: 'Detailed',
    sceneSetting: 'Cozy',
  }),
  generated('watercolor-bright', t`Paintbox`, 3, { artStyle: 'Watercolor', colorPalette: 'Bold & Bright' }),
  generated('watercolor-muted', t`Autumn Paper`, 2, { artStyle: 'Watercolor', colorPalette: 'Muted Tones' }),
  generated('watercolor-ink', t`Ink and Rain`, 3, { artStyle: 'Watercolor', colorPalette: 'Black & White' }),
  generated('minimal-night', t`Over the City`, 1, {
    artStyle: 'Minimal & Modern',
    colorPalette: 'Bold & Bright',
    sceneSetting: 'Urban',
  }),
  generated('sunny-poster', t`Sunny Poster`, 6, { artStyle: 'Vintage/Retro', colorPalette: 'Bold & Bright' }),
  generated('cloudland', t`Cloudland`, 6, {
    artStyle: 'Cute & Whimsical',
    colorPalette: 'Bold & Bright',
    includeCharacters: true,
    sceneSetting: 'Fantasy',
  }),
  generated('watercolor-visitors', t`Little Visitors`, 5, {
    artStyle: 'Watercolor',
    colorPalette: 'Bold & Bright',
    visualDetail: 'Detailed',
    includeCharacters: true,
  }),
  generated('marbled-paper', t`Marbled Paper`, 6, { artStyle: 'Abstract', colorPalette: 'Pastel' }),
  generated('torn-paper', t`Ink and Foil`, 2, {
    artStyle: 'Abstract',
    colorPalette: 'Bold & Bright',
    visualDetail: 'Detailed',
    sceneSetting: 'Fantasy',
  }),
  generated('still-life', t`Still Life`, 1, {
    artStyle: 'Photo-Realistic',
    colorPalette: 'Pastel',
    sceneSetting: 'Cozy',
  }),
  generated('evening-lights', t`Evening Lights`, 1, {
    artStyle: 'Photo-Realistic',
    colorPalette: 'Bold & Bright',
    visualDetail: 'Detailed',
    sceneSetting: 'Urban',
  }),
  text('modern', t`Text: Modern`, { artStyle: 'Minimal & Modern', colorPalette: 'Muted Tones' }),
  text('pastel', t`Soft Letter`, { artStyle: 'Watercolor', colorPalette: 'Pastel' }),
  text('bold', t`Bright Letter`, { artStyle: 'Pop Art', colorPalette: 'Bold & Bright' }),
  text('black', t`Black and White`, { artStyle: 'Minimal & Modern', colorPalette: 'Black & White' }),
  text('ornate', t`Engraved`, { artStyle: 'Vintage/Retro', colorPalette: 'Muted Tones', visualDetail: 'Detailed' }),
  text('festive', t`Evening Invitation`, {
    artStyle: 'Vintage/Retro',
    colorPalette: 'Bold & Bright',
    visualDetail: 'Detailed',
  }),
  enhanced('watercolor', t`Painted Memory`, { artStyle: 'Watercolor', colorPalette: 'Pastel' }),
  enhanced('oil', t`Oil Portrait`, { artStyle: 'Oil Painting', colorPalette: 'Bold & Bright' }),
  enhanced('comic', t`Comic Print`, { artStyle: 'Pop Art', colorPalette: 'Bold & Bright' }),
  enhanced('old-print', t`From the Album`, {
    artStyle: 'Vintage/Retro',
    colorPalette: 'Muted Tones',
    visualDetail: 'Detailed',
  }),
  enhanced('stickers', t`Stickers and Stitches`, {
    artStyle: 'Cute & Whimsical',
    colorPalette: 'Pastel',
    includeCharacters: true,
  }),
  enhanced('lines', t`A Few Lines`, { artStyle: 'Minimal & Modern', colorPalette: 'Pastel' }),
  enhanced('facets', t`Cut Facets`, { artStyle: 'Abstract', colorPalette: 'Bold & Bright' }),
  enhanced('watercolor-ink', t`Ink Painting`, { artStyle: 'Watercolor', colorPalette: 'Black & White' }),
  enhanced('developed', t`True Colours`, { artStyle: 'Photo-Realistic', colorPalette: 'Pastel' }),
  photo('original', t`Your Photo`, undefined),
  photo('elegant', t`Elegant Title`, overlayPresets.elegant),
  photo('bold', t`Bold Title`, overlayPresets.bold),
  photo('minimal', t`Quiet Title`, overlayPresets.minimal),
  photo('script', t`Handwritten`, {
    ...overlayPresets.custom,
    position: 'center',
    fontFamily: 'Pinyon Script',
    fontSizePercent: 12,
    backgroundOpacity: 0,
    textPadding: 40,
  }),
  photo('label', t`Paper Label`, {
    ...overlayPresets.custom,
    position: 'top',
    fontFamily: 'Newsreader',
    fontSizePercent: 6,
    textColor: '#3a2a2c',
    backgroundColor: '#f7f0e6',
    backgroundOpacity: 0.92,
    textShadow: false,
    textPadding: 30,
  }),
  photo('ribbon', t`Claret Ribbon`, {
    ...overlayPresets.custom,
    position: 'center',
    fontFamily: 'Newsreader',
    fontSizePercent: 8,
    textColor: '#fdf6ee',
    backgroundColor: '#7d1f35',
    backgroundOpacity: 0.86,
    textShadow: false,
    textPadding: 24,
  }),
];
