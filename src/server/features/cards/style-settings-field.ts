import { type StyleSettings, styleSettings } from '../../../contract/styles.ts';
import { storableText } from '../../http/storable-text.ts';
import { invalidField } from '../../refusal.ts';
import { requireKnownFont } from '../generation/public.ts';

/** Style settings as an object, or as JSON in a field of a form; null without. Refuses what is none. */
export function settingsIn(given: StyleSettings | string | null | undefined): StyleSettings | null {
  if (given === null || given === undefined || given === '') return null;
  const settings = typeof given === 'string' ? parse(given) : given;
  if (settings.overlay) requireKnownFont(settings.overlay.fontFamily, 'styleSettings');
  return settings;
}

function parse(text: string): StyleSettings {
  const parsed = styleSettings.safeParse(jsonOf(text));
  if (!parsed.success) throw invalidField('styleSettings', 'The style settings are not complete.');
  return parsed.data;
}

function jsonOf(text: string): unknown {
  try {
    return storableText(JSON.parse(text));
  } catch {
    throw invalidField('styleSettings', 'This is not valid JSON.');
  }
}
