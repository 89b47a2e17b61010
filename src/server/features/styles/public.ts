// What other features may import from this one; its own files import each other directly.

export { type CardStyleRow, findPreset, listPresets } from './card-styles.store.ts';
export { requirePreset, stylesAPhoto } from './preset.policy.ts';
export { readSamplePhoto } from './preset-samples.ts';
