import type { CardStylePreset } from '../../contract/styles.ts';
import type { StyleCategory } from '../../contract/vocabulary.ts';
import { needsPhoto, styleCategoryOf } from '../../domain/styles.ts';

/** The state of the picker for a contact's or the user's default style. Nothing is saved automatically. */
export type PickedStyle = {
  /** Null until a category is chosen; meanwhile the preset's category applies, or the default one. */
  category: StyleCategory | null;
  /** Null if cards use the next style in precedence. */
  presetId: string | null;
  photo: File | null;
};

export type StyleEvent =
  | { type: 'categoryChosen'; category: StyleCategory }
  | { type: 'presetChosen'; preset: Pick<CardStylePreset, 'id' | 'category'> }
  | { type: 'photoChosen'; photo: File | null }
  | { type: 'reset' };

const defaultCategory: StyleCategory = 'image';

/** The initial state with the stored style, if there is one. */
export function startStyle(presetId: string | null = null): PickedStyle {
  return { category: null, presetId, photo: null };
}

/** The state after an action: another category clears the preset, and one without a photo drops the photo. */
export function changeStyle(style: PickedStyle, event: StyleEvent): PickedStyle {
  switch (event.type) {
    case 'categoryChosen':
      if (event.category === style.category) return style;
      return {
        category: event.category,
        presetId: null,
        photo: needsPhoto(event.category) ? style.photo : null,
      };
    case 'presetChosen':
      return { ...style, category: styleCategoryOf(event.preset.category), presetId: event.preset.id };
    case 'photoChosen':
      return { ...style, photo: event.photo };
    case 'reset':
      return { ...style, presetId: null, photo: null };
  }
}

/** Derives what the page shows. */
export function viewStyle(
  { category, presetId, photo }: PickedStyle,
  presets: readonly CardStylePreset[],
  /** The photo stored with the style. */
  storedPhoto: string | null,
  /** The category shown before one is chosen. */
  otherwise: StyleCategory = defaultCategory,
) {
  const preset = presets.find(({ id }) => id === presetId) ?? null;
  const shown = category ?? (preset ? styleCategoryOf(preset.category) : otherwise);
  const takesPhoto = needsPhoto(shown) || preset?.requiresImage === true;
  return {
    preset,
    category: shown,
    takesPhoto,
    /** The style cannot be saved, because its photo is missing. */
    lacksPhoto: takesPhoto && photo === null && storedPhoto === null,
  };
}
