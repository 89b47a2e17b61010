import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/**
 * Creates an empty cluster at `clusterDir`, unless one is there, in a thread that gives back what this takes: 170 MB that
 * would stay with the process for good. What goes wrong there shows when the cluster is opened, which tries again.
 */
export async function initialiseApart(clusterDir: string): Promise<void> {
  if (existsSync(join(clusterDir, 'PG_VERSION'))) return;
  const worker = new Worker(new URL('./initialise-embedded.worker.js', import.meta.url), { workerData: clusterDir });
  await once(worker, 'exit').catch(() => {});
}
