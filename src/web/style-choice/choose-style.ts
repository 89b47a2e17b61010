import type { UserView } from '../../contract/accounts.ts';
import type { PersonView } from '../../contract/people.ts';
import type { CardStylePreset, StyleSettings } from '../../contract/styles.ts';
import type { StyleCategory } from '../../contract/vocabulary.ts';
import { defaultStyleSettings, settingsOfPreset, styleCategoryOf } from '../../domain/styles.ts';

/** The style of a card. */
export type ChosenStyle = {
  presetId: string | null;
  name: string;
  settings: StyleSettings;
  /** The photo stored with a contact's or the user's style. */
  photoUrl: string | null;
};

export type StyleSources = {
  presets: readonly CardStylePreset[];
  person: Pick<PersonView, 'styleOverrideId' | 'styleOverrideImage'> | null;
  user: Pick<UserView, 'defaultCardStyleId' | 'defaultStyleImage'> | null;
};

/** The fallback if no other rule gives a preset (D43). */
const lastPresetName = 'Text: Modern';

/** The style if there are no presets: the settings of a bare style name (specification 2, section 3). */
const builtInStyle: ChosenStyle = {
  presetId: null,
  name: defaultStyleSettings.artStyle,
  settings: defaultStyleSettings,
  photoUrl: null,
};

/**
 * Style precedence (specification 2, section 4): the card's own, the contact's, the user's default, the system default,
 * the built-in one. In a chosen category the same order applies, then its first preset; null if it has none.
 */
export function chooseStyle(
  own: { styleCategory: StyleCategory | null; presetId: string | null },
  sources: StyleSources,
): ChosenStyle | null {
  const { presets, person, user } = sources;
  const byPrecedence = [
    presets.find(({ id }) => id === person?.styleOverrideId),
    presets.find(({ id }) => id === user?.defaultCardStyleId),
    presets.find(({ systemDefaultStyle }) => systemDefaultStyle),
    presets.find(({ name }) => name === lastPresetName),
  ].filter((preset) => preset !== undefined);
  const candidates = own.styleCategory
    ? [...byPrecedence, ...presets].filter(({ category }) => styleCategoryOf(category) === own.styleCategory)
    : byPrecedence;
  const chosen = presets.find(({ id }) => id === own.presetId) ?? candidates[0];
  if (chosen) return styleOf(chosen, sources);
  return own.styleCategory ? null : builtInStyle;
}

function styleOf(preset: CardStylePreset, { person, user }: StyleSources): ChosenStyle {
  return {
    presetId: preset.id,
    name: preset.name,
    settings: settingsOfPreset(preset),
    photoUrl:
      (preset.id === person?.styleOverrideId && person.styleOverrideImage) ||
      (preset.id === user?.defaultCardStyleId && user.defaultStyleImage) ||
      null,
  };
}
