import { t } from '../../../contract/translate.ts';
import { needsPhoto, styleCategoryOf } from '../../../domain/styles.ts';
import type { Executor } from '../../db/executor.ts';
import { invalidField } from '../../refusal.ts';
import { type CardStyleRow, findPreset } from './card-styles.store.ts';

/** The preset in `field` of a body; throws if it does not exist. */
export async function requirePreset(db: Executor, field: string, id: string): Promise<CardStyleRow> {
  const preset = await findPreset(db, id);
  if (!preset) throw invalidField(field, t`Selected preset not found`);
  return preset;
}

/** Whether cards of this style require a photo. */
export function stylesAPhoto({ category, requiresImage }: CardStyleRow): boolean {
  return requiresImage || needsPhoto(styleCategoryOf(category));
}
