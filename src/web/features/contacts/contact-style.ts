import type { PersonView } from '../../../contract/people.ts';
import type { CardStylePreset } from '../../../contract/styles.ts';
import type { StyleCategory } from '../../../contract/vocabulary.ts';
import { needsPhoto, styleCategoryOf } from '../../../domain/styles.ts';

/** What was decided in the card style picker of a contact; nothing of it is saved before the form is. */
export type ContactStyle = {
  /** Null until a category is chosen: then the preset's own holds, or the default one. */
  category: StyleCategory | null;
  /** Null: the contact falls back to the user's default style, and so on. */
  presetId: string | null;
  photo: File | null;
};

export type StyleEvent =
  | { type: 'categoryChosen'; category: StyleCategory }
  | { type: 'presetChosen'; preset: Pick<CardStylePreset, 'id' | 'category'> }
  | { type: 'photoChosen'; photo: File | null }
  | { type: 'reset' };

const defaultCategory: StyleCategory = 'image';

/** The picker of a stored contact, or of a new one. */
export function startStyle(person?: Pick<PersonView, 'styleOverrideId'>): ContactStyle {
  return { category: null, presetId: person?.styleOverrideId ?? null, photo: null };
}

/** The picker after one act: another category clears the preset, and one that shows no photo discards it. */
export function changeStyle(style: ContactStyle, event: StyleEvent): ContactStyle {
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
  { category, presetId, photo }: ContactStyle,
  presets: readonly CardStylePreset[],
  /** The photo that is stored with the contact's style. */
  storedPhoto: string | null,
) {
  const preset = presets.find(({ id }) => id === presetId) ?? null;
  const shown = category ?? (preset ? styleCategoryOf(preset.category) : defaultCategory);
  const takesPhoto = needsPhoto(shown) || preset?.requiresImage === true;
  return {
    preset,
    category: shown,
    takesPhoto,
    /** Such a style cannot be saved without a photo. */
    lacksPhoto: takesPhoto && photo === null && storedPhoto === null,
  };
}
