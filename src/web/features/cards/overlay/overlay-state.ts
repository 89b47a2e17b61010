import type { TextOverlay } from '../../../../contract/styles.ts';
import { overlayPresets } from '../../../../domain/styles.ts';

export type OverlayPreset = TextOverlay['preset'];

/** What a preset decides; where the words stand and their colour stay as they were chosen. */
const decidedByPreset = [
  'fontSizePercent',
  'fontFamily',
  'fontWeight',
  'backgroundColor',
  'backgroundOpacity',
  'textShadow',
  'maxLines',
  'textPadding',
] as const satisfies readonly (keyof TextOverlay)[];

/** The bounds of the controls (specification 2, section 9): of the slider, and of the number beside it. */
export const overlayRanges = {
  fontSizePercent: { slider: { min: 2, max: 15, step: 0.5 }, input: { min: 1, max: 20 } },
  backgroundOpacity: { slider: { min: 0, max: 1, step: 0.05 }, input: null },
  textPadding: { slider: { min: 5, max: 50, step: 5 }, input: { min: 0, max: 100 } },
} as const;

/** The style after one control was moved; it is a custom one where a preset decides that control. */
export function changeOverlay(overlay: TextOverlay, change: Partial<TextOverlay>): TextOverlay {
  const leavesPreset = decidedByPreset.some((key) => key in change && change[key] !== overlay[key]);
  return { ...overlay, ...change, preset: leavesPreset ? 'custom' : overlay.preset };
}

/** The style after a preset was picked, or null if no preset has that name. Custom keeps all settings. */
export function pickOverlayPreset(overlay: TextOverlay, name: string): TextOverlay | null {
  if (name === 'custom') return { ...overlay, preset: 'custom' };
  const preset = Object.hasOwn(overlayPresets, name) ? overlayPresets[name as OverlayPreset] : null;
  if (!preset) return null;
  const { position, horizontalAlign, wordWrap, textColor } = overlay;
  return { ...preset, position, horizontalAlign, wordWrap, textColor };
}
