import type { Context } from '../../../context.ts';
import { deleteImport, type ImportRow, listStaged } from './imports.store.ts';
import { removePhotoPacks } from './photo-packs.store.ts';

const keptStaged = 5;

/** Throws a file that was looked through away; no contact is touched. The row goes last, so that a stop in between can be mended. */
export async function discardImport(context: Context, row: Pick<ImportRow, 'id' | 'photoPacks'>): Promise<void> {
  await removePhotoPacks(context, row.id, row.photoPacks);
  await deleteImport(context.database.orm, row.id);
}

/** A user keeps the latest few files that were never applied. */
export async function discardOldStaged(context: Context, userId: number): Promise<void> {
  const staged = await listStaged(context.database.orm, userId);
  for (const row of staged.slice(keptStaged)) await discardImport(context, row);
}
