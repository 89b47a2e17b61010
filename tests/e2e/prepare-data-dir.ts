import process from 'node:process';
import { removeLeftovers } from '../database/remove-leftovers.ts';
import { makeDataDir } from '../process/data-dir.ts';
import { preparedDataDirVariable, startFondlyProcess } from '../process/start-fondly-process.ts';

let remove: (() => void) | undefined;

/** Lets a server start once on nothing: it migrates its database and draws the card styles, and every journey file copies that. */
export async function setup(): Promise<void> {
  removeLeftovers();
  const prepared = makeDataDir();
  remove = prepared.remove;
  const server = await startFondlyProcess({ env: { DATA_DIR: prepared.dataDir } });
  const { code } = await server.kill('SIGTERM');
  if (code !== 0) throw new Error(`The server ended with ${code}:\n${server.output()}`);
  process.env[preparedDataDirVariable] = prepared.dataDir;
}

/** Deletes what setup made. */
export function teardown(): void {
  remove?.();
}
