import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { dataDirPrefix } from '../database/remove-leftovers.ts';

/** An empty data directory; if a run is killed, the next one deletes it. */
export function makeDataDir(): { dataDir: string; remove(): void } {
  const dataDir = mkdtempSync(join(tmpdir(), `${dataDirPrefix}${process.pid}-`));
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

/** Contains the path of a data directory in which a server has started once. */
export const preparedDataDirVariable = 'FONDLY_PREPARED_DATA_DIR';

/** Contains the path where a prepared directory is kept for later runs; the first run creates it. */
export const keptDataDirVariable = 'FONDLY_KEPT_DATA_DIR';

/** A data directory for a second start; empty if none is prepared. */
export function copyPreparedDataDir(): ReturnType<typeof makeDataDir> {
  const copy = makeDataDir();
  const prepared = process.env[preparedDataDirVariable];
  if (prepared) cpSync(prepared, copy.dataDir, { recursive: true });
  return copy;
}
