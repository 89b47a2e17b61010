import type { TextOverlay } from '../../../../contract/styles.ts';
import { overlayPresets } from '../../../../domain/styles.ts';

export type OverlayPreset = TextOverlay['preset'];

/** The settings of a preset; position, alignment and text colour are not part of it. */
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

/** The bounds of each slider and of its number box (specification 2, section 9). */
export const overlayRanges = {
  fontSizePercent: { slider: { min: 2, max: 15, step: 0.5 }, input: { min: 1, max: 20 } },
  backgroundOpacity: { slider: { min: 0, max: 1, step: 0.05 }, input: null },
  textPadding: { slider: { min: 5, max: 50, step: 5 }, input: { min: 0, max: 100 } },
} as const;

/** The overlay after a change; it becomes custom if the change differs from its preset. */
export function changeOverlay(overlay: TextOverlay, change: Partial<TextOverlay>): TextOverlay {
  const leavesPreset = decidedByPreset.some((key) => key in change && change[key] !== overlay[key]);
  return { ...overlay, ...change, preset: leavesPreset ? 'custom' : overlay.preset };
}

/** The overlay after picking a preset; null for an unknown name. Custom keeps all settings. */
export function pickOverlayPreset(overlay: TextOverlay, name: string): TextOverlay | null {
  if (name === 'custom') return { ...overlay, preset: 'custom' };
  const preset = Object.hasOwn(overlayPresets, name) ? overlayPresets[name as OverlayPreset] : null;
  if (!preset) return null;
  const { position, horizontalAlign, wordWrap, textColor } = overlay;
  return { ...preset, position, horizontalAlign, wordWrap, textColor };
}
