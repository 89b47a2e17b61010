import type { StyleSettings } from '../../../contract/styles.ts';
import { resolveFamily, UnknownFontFamily } from '../../../studio/art/text/text-families.ts';
import { invalidField } from '../../refusal.ts';

/** Rejects an unknown font under its field: Skia would silently fall back. */
export function requireKnownFont(family: string, field: string): void {
  try {
    resolveFamily(family);
  } catch (error) {
    if (error instanceof UnknownFontFamily) throw invalidField(field, error.message);
    throw error;
  }
}

/** The same for the text over a photo, in the style settings of a body. */
export function requireKnownFontIn(settings: Pick<StyleSettings, 'overlay'> | null | undefined): void {
  if (settings?.overlay) requireKnownFont(settings.overlay.fontFamily, 'styleSettings.overlay.fontFamily');
}
