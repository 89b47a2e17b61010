import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/**
 * Creates an empty cluster at `clusterDir` unless there is one, in a thread of its own: the 170 MB that this needs
 * would otherwise stay with the process. Failures surface when the cluster is opened, which tries again.
 */
export async function initialiseApart(clusterDir: string): Promise<void> {
  if (existsSync(join(clusterDir, 'PG_VERSION'))) return;
  const worker = new Worker(new URL('./initialise-embedded.worker.js', import.meta.url), { workerData: clusterDir });
  await once(worker, 'exit').catch(() => {});
}
