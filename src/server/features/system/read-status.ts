import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { InstallationStatus } from '../../../contract/status.ts';
import { processNames } from '../../../contract/system.ts';
import type { Context } from '../../context.ts';
import { mailWaits } from '../../mail/mail-waits.ts';
import { backupProblem, listBackups } from '../../operator/backup/list-backups.ts';
import { fondlyVersion } from '../../operator/version.ts';
import { isOpenToStrangers } from '../../public-address.ts';
import { countWaitingJobs } from '../../queue/count-waiting.ts';
import { countDueCards, countHeldCards, findOpenHold } from '../delivery/public.ts';
import { listDoubtedClocks } from './clocks.store.ts';
import { countAliveWorkers, oldestDueSeconds } from './metrics.store.ts';
import { needsOf } from './needs.policy.ts';
import { listRuns } from './scheduler.store.ts';
import { countAccounts, countAiCalls, countCards, countSessions, databaseBytes } from './status.store.ts';

const dayMs = 86_400_000;

/** What the status is read from; the operator's command has these without a running Fondly. */
export type StatusParts = Pick<
  Context,
  'database' | 'clock' | 'config' | 'disk' | 'installation' | 'mailSettings' | 'aiSettings'
>;

/** How the installation is, for its page and for `npm run admin -- status`. */
export async function readStatus(parts: StatusParts): Promise<InstallationStatus> {
  const { database, clock, config, disk, mailSettings, aiSettings } = parts;
  const db = database.orm;
  const now = clock.now();
  const mail = await mailSettings.view();
  const hold = await findOpenHold(db);
  const facts = {
    version: fondlyVersion,
    database: { engine: config.databaseUrl ? 'server' : 'embedded', bytes: await databaseBytes(db) },
    files: config.files ? 'bucket' : 'directory',
    disk: await disk.look(),
    accounts: await countAccounts(db),
    sessions: await countSessions(db, now),
    cards: await countCards(db),
    due: await countDueCards(db, now),
    oldestDueSeconds: await oldestDueSeconds(db, now),
    held: hold && { cards: await countHeldCards(db, now), backupMadeAt: hold.backupMadeAt.toISOString() },
    workersAlive: await countAliveWorkers(db),
    jobsWaiting: await countWaitingJobs(db),
    runs: await lastRuns(parts),
    ...(await newestBackup(join(config.dataDir, 'backups'))),
    mail: {
      source: mail.source,
      server: mail.settings && `${mail.settings.host}:${mail.settings.port}`,
      sender: await mailSettings.sender(),
      waits: await mailWaits(parts),
    },
    ai: {
      source: aiSettings.source(),
      name: aiSettings.latest()?.name ?? null,
      ...(await countAiCalls(db, new Date(now.getTime() - dayMs))),
    },
    clocks: await listDoubtedClocks(db),
  } as const;
  return { ...facts, needs: needsOf({ ...facts, now, isOpenToStrangers: isOpenToStrangers(config) }) };
}

async function lastRuns({ database }: StatusParts): Promise<InstallationStatus['runs']> {
  const found: InstallationStatus['runs'] = [];
  for (const name of processNames) {
    const [run] = await listRuns(database.orm, name);
    if (!run) continue;
    const { startedAt, finishedAt, error } = run;
    found.push({
      name,
      startedAt: startedAt.toISOString(),
      finishedAt: finishedAt?.toISOString() ?? null,
      error,
    });
  }
  return found;
}

async function newestBackup(directory: string): Promise<Pick<InstallationStatus, 'backup' | 'backupProblem'>> {
  const [name] = await listBackups(directory);
  if (!name) return { backup: null, backupProblem: null };
  const path = join(directory, name);
  const { size: bytes, mtime } = await stat(path);
  return { backup: { name, bytes, madeAt: mtime.toISOString() }, backupProblem: await backupProblem(path) };
}
