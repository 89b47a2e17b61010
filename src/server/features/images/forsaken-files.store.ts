import type { Context } from '../../context.ts';
import { imageIdOfKey, imageKeyOf, imagesDirectory, storedImageIds } from './images.store.ts';

const batchSize = 500;

/**
 * Removes picture files without a row, left by a process that died between the two. `olderThan` spares files whose row
 * is about to be inserted. Null if most files have no row: then they belong to another database, and nothing was
 * removed.
 */
export async function removeForsakenImages({ files, database, log }: Context, olderThan: Date): Promise<number | null> {
  const forsaken: string[] = [];
  let stored = 0;
  let batch: string[] = [];
  const lookUp = async () => {
    const known = await storedImageIds(database.orm, batch);
    stored += known.size;
    forsaken.push(...batch.filter((id) => !known.has(id)));
    batch = [];
  };
  for await (const { key, writtenAt } of files.list(imagesDirectory)) {
    const id = imageIdOfKey(key);
    if (id && writtenAt < olderThan) batch.push(id);
    if (batch.length === batchSize) await lookUp();
  }
  await lookUp();
  if (forsaken.length > stored) {
    log.warn({ stored, forsaken: forsaken.length }, 'most pictures have no row in this database: none was removed');
    return null;
  }
  for (const id of forsaken) await files.remove(imageKeyOf(id));
  return forsaken.length;
}
