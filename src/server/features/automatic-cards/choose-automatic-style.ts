import type { StyleSettings } from '../../../contract/styles.ts';
import { defaultStyleSettings, needsPhoto, settingsOfPreset } from '../../../domain/styles.ts';
import type { CardStyleRow } from '../styles/public.ts';

export type AutomaticStyle = { presetId: string | null; settings: StyleSettings; photoUrl: string | null };

type Sources = {
  presets: readonly CardStyleRow[];
  person: { styleOverrideId: string | null; styleOverrideImage: string | null };
  user: { defaultCardStyleId: string | null; defaultStyleImage: string | null };
};

const lastPresetName = 'Text: Modern';

/**
 * The first style that needs no photo or has one: the contact's own, the user's default, the system default, the
 * fallback (D30).
 */
export function chooseAutomaticStyle({ presets, person, user }: Sources): AutomaticStyle {
  const named = (id: string | null) => presets.find((preset) => preset.id === id);
  const wishes = [
    { preset: named(person.styleOverrideId), photoUrl: person.styleOverrideImage },
    { preset: named(user.defaultCardStyleId), photoUrl: user.defaultStyleImage },
    { preset: presets.find(({ systemDefaultStyle }) => systemDefaultStyle), photoUrl: null },
    { preset: presets.find(({ name }) => name === lastPresetName), photoUrl: null },
  ];
  for (const { preset, photoUrl } of wishes) {
    if (!preset) continue;
    const settings = settingsOfPreset(preset);
    const wantsPhoto = preset.requiresImage || needsPhoto(settings.category);
    if (!wantsPhoto || photoUrl) return { presetId: preset.id, settings, photoUrl: wantsPhoto ? photoUrl : null };
  }
  return { presetId: null, settings: defaultStyleSettings, photoUrl: null };
}
