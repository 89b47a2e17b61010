import type { CardStylePreset } from '../../contract/styles.ts';
import type { StyleCategory } from '../../contract/vocabulary.ts';
import { needsPhoto, styleCategoryOf } from '../../domain/styles.ts';

/** What was decided in a picker of a style to keep: a contact's or the user's own. Nothing is saved automatically. */
export type PickedStyle = {
  /** Null until a category is chosen: then the preset's own holds, or the default one. */
  category: StyleCategory | null;
  /** Null: the cards follow the next style in precedence. */
  presetId: string | null;
  photo: File | null;
};

export type StyleEvent =
  | { type: 'categoryChosen'; category: StyleCategory }
  | { type: 'presetChosen'; preset: Pick<CardStylePreset, 'id' | 'category'> }
  | { type: 'photoChosen'; photo: File | null }
  | { type: 'reset' };

const defaultCategory: StyleCategory = 'image';

/** The picker with the style that is kept, if there is one. */
export function startStyle(presetId: string | null = null): PickedStyle {
  return { category: null, presetId, photo: null };
}

/** The picker after one act: another category clears the preset, and one that shows no photo discards it. */
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

/** The picker as the page shows it. */
export function viewStyle(
  { category, presetId, photo }: PickedStyle,
  presets: readonly CardStylePreset[],
  /** The photo that is stored with the style. */
  storedPhoto: string | null,
  /** What shows before a category or a style is chosen. */
  otherwise: StyleCategory = defaultCategory,
) {
  const preset = presets.find(({ id }) => id === presetId) ?? null;
  const shown = category ?? (preset ? styleCategoryOf(preset.category) : otherwise);
  const takesPhoto = needsPhoto(shown) || preset?.requiresImage === true;
  return {
    preset,
    category: shown,
    takesPhoto,
    /** Such a style cannot be saved without a photo. */
    lacksPhoto: takesPhoto && photo === null && storedPhoto === null,
  };
}
