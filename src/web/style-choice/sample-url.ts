import type { CardStylePreset } from '../../contract/styles.ts';
import type { CardCategory } from '../../contract/vocabulary.ts';
import { addressOf } from '../api.ts';

/** What samples are for: a stored date, or an occasion to a contact or anybody; null if it is not chosen yet. */
export type SampleFor =
  | { dateId: number }
  | { category: CardCategory; occasionType?: string; personId?: number }
  | null;

/** The address of a style's sample: a card for the occasion, once one is chosen. */
export function sampleUrl(preset: CardStylePreset | undefined, sampleFor: SampleFor): string | null {
  if (!preset) return null;
  const presetId = preset.id;
  if (sampleFor === null) return preset.imagePath;
  if ('dateId' in sampleFor)
    return addressOf('/api/important-dates/:dateId/samples/:presetId', { params: { ...sampleFor, presetId } });
  return addressOf('/api/style-samples', { query: { presetId, ...sampleFor } });
}
