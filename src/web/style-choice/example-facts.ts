import type { CardStylePreset } from '../../contract/styles.ts';
import type { PresetCategory } from '../../contract/vocabulary.ts';
import { overlayPresets } from '../../domain/styles.ts';

const preset = (digit: number, name: string, category: PresetCategory, more?: Partial<CardStylePreset>) => ({
  id: `00000000-0000-4000-8000-00000000000${digit}`,
  name,
  category,
  imagePath: null,
  parameters: { artStyle: 'Watercolor', colorPalette: 'Pastel' } as const,
  systemDefaultStyle: false,
  requiresImage: false,
  ...more,
});

/** Six styles in display order. */
export const presets = {
  bloom: preset(1, 'Watercolor Bloom', 'AI Generated', { systemDefaultStyle: true }),
  rain: preset(2, 'Ink and Rain', 'AI Generated'),
  letter: preset(3, 'Soft Letter', 'Text'),
  modern: preset(4, 'Text: Modern', 'Text'),
  painted: preset(5, 'Painted Memory', 'AI Enhanced'),
  titled: preset(6, 'Elegant Title', 'Photo', {
    parameters: { artStyle: 'Photo-Realistic', colorPalette: 'Muted Tones', overlay: overlayPresets.elegant },
  }),
};
