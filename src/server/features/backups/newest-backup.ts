import { join } from 'node:path';
import type { InstallationStatus } from '../../../contract/status.ts';
import type { Context } from '../../context.ts';
import { messageOf } from '../../log.ts';
import { backupProblem } from '../../operator/backup/list-backups.ts';
import { placeOf } from './backup-places.ts';
import { planOf } from './backup-plan.ts';

/** The newest backup at the planned place, and why it cannot be restored; a bucket's is not read. */
export async function newestBackup(
  context: Pick<Context, 'config' | 'installation'>,
): Promise<Pick<InstallationStatus, 'backup' | 'backupProblem'>> {
  const plan = planOf(context);
  try {
    const place = await placeOf(context.config, plan);
    const [newest] = await place.list();
    if (!newest) return { backup: null, backupProblem: null };
    const problem = plan.place === 'bucket' ? null : await backupProblem(join(place.directory, newest.name));
    return { backup: { ...newest, madeAt: newest.madeAt.toISOString() }, backupProblem: problem };
  } catch (error) {
    // A folder or bucket that is gone must not hide the rest of the state.
    return { backup: null, backupProblem: messageOf(error) };
  }
}
