import type { Context } from '../../../context.ts';
import { discardImport } from './discard-import.ts';
import { changeImport, listLeftBehind } from './imports.store.ts';
import { mostPhotoPacks, removePhotoPacks } from './photo-packs.store.ts';

/** Discards files that were never applied, and the photos of those that were; resolves to the number of imports. */
export async function removeLeftImports(context: Context, olderThan: Date): Promise<number> {
  const left = await listLeftBehind(context.database.orm, olderThan);
  for (const row of left) {
    // An import that stopped while being read does not know its photos.
    if (row.state === 'reading') await discardImport(context, { id: row.id, photoPacks: mostPhotoPacks });
    else if (row.state === 'staged') await discardImport(context, row);
    else {
      await removePhotoPacks(context, row.id, row.photoPacks);
      await changeImport(context.database.orm, row.id, { photoPacks: 0, photoBytes: 0 });
    }
  }
  return left.length;
}
