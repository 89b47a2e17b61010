import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataDirPrefix } from '../database/remove-leftovers.ts';

/** An empty data directory; a run that was killed leaves it to the next one to delete. */
export function makeDataDir(): { dataDir: string; remove(): void } {
  const dataDir = mkdtempSync(join(tmpdir(), `${dataDirPrefix}${process.pid}-`));
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}
