import type { StyleSettings } from '../../../contract/styles.ts';
import { resolveFamily, UnknownFontFamily } from '../../../studio/art/text/fonts.ts';
import { invalidField } from '../../refusal.ts';

/** Refuses a font we do not have under the field that named it: Skia would fall back in silence. */
export function requireKnownFont(family: string, field: string): void {
  try {
    resolveFamily(family);
  } catch (error) {
    if (error instanceof UnknownFontFamily) throw invalidField(field, error.message);
    throw error;
  }
}

/** The same for the words over a photo, in style settings that came with a body. */
export function requireKnownFontIn(settings: Pick<StyleSettings, 'overlay'> | null | undefined): void {
  if (settings?.overlay) requireKnownFont(settings.overlay.fontFamily, 'styleSettings.overlay.fontFamily');
}
