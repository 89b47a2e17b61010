// What other features may use of this one; its own files name each other.

export { type CardStyleRow, findPreset, listPresets } from './card-styles.store.ts';
export { requirePreset, stylesAPhoto } from './preset.policy.ts';
