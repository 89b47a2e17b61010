import type { CardStylePreset } from '../../../contract/styles.ts';
import type { CardStyleRow } from './card-styles.store.ts';

export function viewPreset(row: CardStyleRow): CardStylePreset {
  return {
    id: row.id,
    name: row.name,
    category: row.category,
    imagePath: row.imagePath,
    parameters: row.parameters,
    systemDefaultStyle: row.systemDefaultStyle,
    requiresImage: row.requiresImage,
  };
}
