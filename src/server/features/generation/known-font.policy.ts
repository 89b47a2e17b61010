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
