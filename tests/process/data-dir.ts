import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { dataDirPrefix } from '../database/remove-leftovers.ts';

/** An empty data directory; a run that was killed leaves it to the next one to delete. */
export function makeDataDir(): { dataDir: string; remove(): void } {
  const dataDir = mkdtempSync(join(tmpdir(), `${dataDirPrefix}${process.pid}-`));
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

/** Names a data directory of a server that has started once, and ended. */
export const preparedDataDirVariable = 'FONDLY_PREPARED_DATA_DIR';

/** Names where a prepared directory is kept for the runs that follow; whichever comes first makes it. */
export const keptDataDirVariable = 'FONDLY_KEPT_DATA_DIR';

/** A data directory on which a server starts as it does the second time; where none is prepared, an empty one. */
export function copyPreparedDataDir(): ReturnType<typeof makeDataDir> {
  const copy = makeDataDir();
  const prepared = process.env[preparedDataDirVariable];
  if (prepared) cpSync(prepared, copy.dataDir, { recursive: true });
  return copy;
}
