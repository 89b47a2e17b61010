import type { CardStylePreset } from '../../contract/styles.ts';

/** Two rows of the grid; four on a phone. */
const shownAtFirst = 8;

/** The styles to begin with: two rows, the chosen one always among them. A few more than two rows are shown at once. */
export function firstPresets(presets: readonly CardStylePreset[], chosenId: string | null): readonly CardStylePreset[] {
  if (presets.length <= shownAtFirst + 2) return presets;
  const first = presets.slice(0, shownAtFirst);
  const chosen = presets.find(({ id }) => id === chosenId);
  return !chosen || first.includes(chosen) ? first : [...first.slice(0, -1), chosen];
}
