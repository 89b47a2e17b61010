import type { RoundOptions } from '../../../contract/rounds.ts';
import { t, translated } from '../../../contract/translate.ts';
import { settingsOfPreset } from '../../../domain/styles.ts';
import type { Executor } from '../../db/executor.ts';
import { invalidField } from '../../refusal.ts';
import { type AutomaticStyle, chooseAutomaticStyle } from '../automatic-cards/public.ts';
import { type CardStyleRow, listPresets, stylesAPhoto } from '../styles/public.ts';

type Sources = Parameters<typeof chooseAutomaticStyle>[0];

/** Throws if a style of the round does not exist or needs a photo. */
export async function requireRoundStyles(db: Executor, look: RoundOptions['look']): Promise<void> {
  if (look.kind === 'own') return;
  const presets = await listPresets(db);
  for (const id of look.kind === 'one' ? [look.styleId] : look.styleIds) {
    const preset = presets.find((each) => each.id === id);
    if (!preset) throw invalidField('options.look', t`This style does not exist any more. Choose another one.`);
    if (stylesAPhoto(preset))
      throw invalidField(
        'options.look',
        t`${translated(preset.name)} starts from a photo. Choose a style without one.`,
      );
  }
}

/** The style of one card. A surprise is another style for each of two contacts that were added one after the other. */
export function roundStyle(
  look: RoundOptions['look'],
  { presets, person, user }: Sources & { person: { id: number } },
): AutomaticStyle {
  if (look.kind === 'own') return chooseAutomaticStyle({ presets, person, user });
  const open = presets.filter((preset) => !stylesAPhoto(preset));
  const wanted = look.kind === 'one' ? [look.styleId] : look.styleIds;
  const allowed = wanted.length > 0 ? open.filter(({ id }) => wanted.includes(id)) : open;
  const preset: CardStyleRow | undefined = allowed[person.id % allowed.length];
  // A style that was deleted since the round began.
  if (!preset) return chooseAutomaticStyle({ presets, person, user });
  return { presetId: preset.id, settings: settingsOfPreset(preset), photoUrl: null };
}
