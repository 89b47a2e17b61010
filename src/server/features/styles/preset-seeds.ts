import type { PresetParameters } from '../../../contract/styles.ts';
import type { PresetCategory } from '../../../contract/vocabulary.ts';
import { overlayPresets } from '../../../domain/styles.ts';

export type PresetSeed = { seedKey: string; name: string; category: PresetCategory; parameters: PresetParameters };

const text = (seedKey: string, name: string, parameters: PresetParameters): PresetSeed => ({
  seedKey: `text/${seedKey}`,
  name,
  category: 'Text',
  parameters,
});
const generated = (seedKey: string, name: string, parameters: Omit<PresetParameters, 'artStyle'>): PresetSeed => ({
  seedKey: `generated/${seedKey}`,
  name,
  category: 'AI Generated',
  parameters: { artStyle: 'Watercolor', medium: 'Watercolor', ...parameters },
});
const enhanced = (seedKey: string, name: string, parameters: Omit<PresetParameters, 'artStyle'>): PresetSeed => ({
  seedKey: `enhanced/${seedKey}`,
  name,
  category: 'AI Enhanced',
  parameters: { artStyle: 'Watercolor', ...parameters },
});
const photo = (seedKey: string, name: string, overlay: PresetParameters['overlay']): PresetSeed => ({
  seedKey: `photo/${seedKey}`,
  name,
  category: 'Photo',
  parameters: { artStyle: 'Photo-Realistic', colorPalette: 'Muted Tones', overlay },
});

/** The styles of a fresh installation, in the order in which the pages show them; the first is the system default (D43). */
export const presetSeeds: readonly PresetSeed[] = [
  generated('watercolor-bloom', 'Watercolor Bloom', { colorPalette: 'Pastel' }),
  generated('watercolor-bright', 'Paintbox', { colorPalette: 'Bold & Bright' }),
  generated('watercolor-muted', 'Autumn Paper', { colorPalette: 'Muted Tones' }),
  generated('watercolor-ink', 'Ink and Rain', { colorPalette: 'Black & White' }),
  generated('watercolor-full', 'Full Garden', { colorPalette: 'Pastel', visualDetail: 'Detailed' }),
  generated('watercolor-visitors', 'Little Visitors', {
    colorPalette: 'Bold & Bright',
    visualDetail: 'Detailed',
    includeCharacters: true,
  }),
  text('modern', 'Text: Modern', { artStyle: 'Minimal & Modern', colorPalette: 'Muted Tones' }),
  text('pastel', 'Soft Letter', { artStyle: 'Watercolor', colorPalette: 'Pastel' }),
  text('bold', 'Bright Letter', { artStyle: 'Pop Art', colorPalette: 'Bold & Bright' }),
  text('black', 'Black and White', { artStyle: 'Minimal & Modern', colorPalette: 'Black & White' }),
  text('ornate', 'Engraved', { artStyle: 'Vintage/Retro', colorPalette: 'Muted Tones', visualDetail: 'Detailed' }),
  text('festive', 'Evening Invitation', {
    artStyle: 'Vintage/Retro',
    colorPalette: 'Bold & Bright',
    visualDetail: 'Detailed',
  }),
  enhanced('watercolor', 'Painted Memory', { colorPalette: 'Pastel' }),
  enhanced('watercolor-bright', 'Sunlit Painting', { colorPalette: 'Bold & Bright' }),
  enhanced('watercolor-muted', 'Faded Painting', { colorPalette: 'Muted Tones' }),
  enhanced('watercolor-ink', 'Ink Painting', { colorPalette: 'Black & White' }),
  photo('original', 'Your Photo', undefined),
  photo('elegant', 'Elegant Title', overlayPresets.elegant),
  photo('bold', 'Bold Title', overlayPresets.bold),
  photo('minimal', 'Quiet Title', overlayPresets.minimal),
];
