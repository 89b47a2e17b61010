import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../../context.ts';
import { copyCluster } from '../../db/copy-cluster.ts';
import { runAdmin } from '../admin/run-admin.ts';
import type { ControlHandler } from './control-socket.ts';

const copyPrefix = 'backup-copy-';
const dayMs = 24 * 60 * 60 * 1000;

/** Handles commands in the process with the embedded database. */
export function handleControl(context: Context): ControlHandler {
  const { database, config } = context;
  return async (request, say) => {
    if (request.do === 'admin') {
      await runAdmin(context, request.args, say);
      return null;
    }
    const dir = await mkdtemp(join(config.dataDir, copyPrefix));
    await removeForgotten(config.dataDir, (await stat(dir)).mtimeMs);
    const { waitedMs } = await copyCluster(database, join(config.dataDir, 'db'), join(dir, 'db'));
    context.log.info({ waitedMs: Math.round(waitedMs) }, 'the database was copied for a backup');
    return dir;
  };
}

/**
 * Removes copies whose command was killed before it could delete them. `nowMs` is the time of the disk, which dates
 * them.
 */
async function removeForgotten(dataDir: string, nowMs: number): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const path = join(dataDir, name);
    if (name.startsWith(copyPrefix) && nowMs - (await stat(path)).mtimeMs > dayMs)
      await rm(path, { recursive: true, force: true });
  }
}
