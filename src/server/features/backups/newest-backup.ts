import { join } from 'node:path';
import type { InstallationStatus } from '../../../contract/status.ts';
import type { Context } from '../../context.ts';
import { backupProblem } from '../../operator/backup/list-backups.ts';
import { placeOf } from './backup-places.ts';
import { planOf } from './backup-plan.ts';
import { backupTrouble } from './backup-trouble.ts';

/** The newest backup at the planned place, and why it cannot be restored; a bucket's is not read. */
export async function newestBackup(
  context: Pick<Context, 'clock' | 'config' | 'installation'>,
): Promise<Pick<InstallationStatus, 'backup' | 'backupProblem'>> {
  const plan = planOf(context);
  try {
    const place = await placeOf(context.config, plan);
    // One from the future is from a time when the clock was ahead: it says nothing about how old the last one is.
    const now = context.clock.now();
    const newest = (await place.list()).find(({ madeAt }) => madeAt <= now);
    if (!newest) return { backup: null, backupProblem: null };
    const problem = plan.place === 'bucket' ? null : await backupProblem(join(place.directory, newest.name));
    return { backup: { ...newest, madeAt: newest.madeAt.toISOString() }, backupProblem: problem };
  } catch (error) {
    // A folder or bucket that is gone must not hide the rest of the state.
    return { backup: null, backupProblem: backupTrouble(error).message };
  }
}
