import type { CardStylePreset, StyleSettings, TextOverlay } from '../contract/styles.ts';
import type { Messages } from '../contract/translate.ts';
import type { ImageUsage, PresetCategory, SimpleStyle, StyleCategory } from '../contract/vocabulary.ts';

/** Maps the keys of the style picker to the labels of presets (D28). */
export const styleCategoryLabels = {
  text: 'Text',
  image: 'AI Enhanced',
  AIgen: 'AI Generated',
  photo: 'Photo',
} as const satisfies Record<StyleCategory, PresetCategory>;

/** The labels of the simple form's styles (D29). */
export const simpleStyleLabels = {
  modern: 'Modern',
  classic: 'Classic',
  artistic: 'Artistic',
  playful: 'Playful',
} as const satisfies Messages<Record<SimpleStyle, string>>;

export function styleCategoryOf(label: PresetCategory): StyleCategory {
  const found = (Object.keys(styleCategoryLabels) as StyleCategory[]).find((key) => styleCategoryLabels[key] === label);
  if (!found) throw new Error(`No style category is labelled ${label}`);
  return found;
}

/** Whether cards of this category start from the user's photo. */
export function needsPhoto(category: StyleCategory): boolean {
  return category === 'image' || category === 'photo';
}

/** How a photo is used: Photo shows it with or without the title, AI Enhanced repaints it (section 4). */
export function imageUsageOf({ category, overlay }: Pick<StyleSettings, 'category' | 'overlay'>): ImageUsage {
  if (category === 'image') return 'enhance';
  return category === 'photo' && overlay ? 'withTitle' : 'original';
}

/** The settings if only a style name is known (specification 2, section 3). */
export const defaultStyleSettings: StyleSettings = {
  category: 'AIgen',
  artStyle: 'Watercolor',
  colorPalette: 'Pastel',
  visualDetail: 'Minimal',
  includeCharacters: false,
  sceneSetting: 'Nature',
};

/** The settings of a simple form style: an illustration in one of four art styles (D29). */
export function settingsOfSimpleStyle(style: SimpleStyle): StyleSettings {
  return { ...defaultStyleSettings, artStyle: simpleArtStyles[style] };
}

const simpleArtStyles = {
  modern: 'Minimal & Modern',
  classic: 'Watercolor',
  artistic: 'Oil Painting',
  playful: 'Cute & Whimsical',
} as const satisfies Record<SimpleStyle, StyleSettings['artStyle']>;

/** The settings that a preset stores. */
export function settingsOfPreset(preset: Pick<CardStylePreset, 'category' | 'parameters'>): StyleSettings {
  const { artStyle, colorPalette, visualDetail, includeCharacters, sceneSetting, medium, overlay } = preset.parameters;
  return {
    ...defaultStyleSettings,
    category: styleCategoryOf(preset.category),
    artStyle,
    colorPalette,
    visualDetail: visualDetail ?? defaultStyleSettings.visualDetail,
    includeCharacters: includeCharacters ?? defaultStyleSettings.includeCharacters,
    sceneSetting: sceneSetting ?? defaultStyleSettings.sceneSetting,
    medium: medium ?? null,
    overlay: overlay ?? null,
  };
}

const plainOverlay: TextOverlay = {
  preset: 'custom',
  position: 'bottom',
  fontSizePercent: 5,
  fontFamily: 'Arial',
  fontWeight: 'normal',
  textColor: '#ffffff',
  backgroundColor: '#000000',
  backgroundOpacity: 0.5,
  textShadow: true,
  maxLines: 2,
  textPadding: 20,
  horizontalAlign: 'center',
  wordWrap: true,
};

/** The overlay presets, including the plain default (specification 2, section 3). */
export const overlayPresets = {
  custom: plainOverlay,
  elegant: { ...plainOverlay, preset: 'elegant', fontFamily: 'Georgia', backgroundOpacity: 0.6 },
  bold: {
    ...plainOverlay,
    preset: 'bold',
    fontSizePercent: 6,
    fontWeight: 'bold',
    backgroundColor: '#222222',
    backgroundOpacity: 0.75,
    textShadow: false,
    textPadding: 15,
  },
  minimal: {
    ...plainOverlay,
    preset: 'minimal',
    fontSizePercent: 4,
    fontFamily: 'Helvetica',
    fontWeight: 'lighter',
    backgroundOpacity: 0.4,
    maxLines: 1,
    textPadding: 25,
  },
} as const satisfies Record<TextOverlay['preset'], TextOverlay>;
