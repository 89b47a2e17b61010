import type { CardStylePreset } from '../../contract/styles.ts';
import { addressOf } from '../api.ts';

/** The address of a style's sample: a card for the date, once one is chosen. A painted photo looks the same on any day. */
export function sampleUrl(preset: CardStylePreset | undefined, dateId: number | null): string | null {
  if (!preset) return null;
  if (dateId === null || preset.category === 'AI Enhanced') return preset.imagePath;
  return addressOf('/api/important-dates/:dateId/samples/:presetId', { params: { dateId, presetId: preset.id } });
}
