import { processNames } from '../../../contract/processes.ts';
import type { InstallationStatus } from '../../../contract/status.ts';
import type { Context } from '../../context.ts';
import { isEmbedded } from '../../db/database.ts';
import { databaseBytes } from '../../db/database-bytes.ts';
import { mailWaits } from '../../mail/mail-waits.ts';
import { fondlyVersion } from '../../operator/version.ts';
import { isOpenToStrangers } from '../../public-address.ts';
import { countWaitingJobs } from '../../queue/count-waiting.ts';
import { newestBackup } from '../backups/public.ts';
import { countDueCards, countHeldCards, findOpenHold, lastRun } from '../delivery/public.ts';
import { listDoubtedClocks } from './clocks.store.ts';
import { countAliveWorkers, oldestDueSeconds } from './metrics.store.ts';
import { needsOf } from './needs.policy.ts';
import { countAccounts, countAiCalls, countCards, countSessions } from './status.store.ts';

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
  const prints = config.printProvider !== null;
  const mail = await mailSettings.view();
  const hold = await findOpenHold(db);
  const facts = {
    version: fondlyVersion,
    database: { engine: isEmbedded(database) ? 'embedded' : 'server', bytes: await databaseBytes(db) },
    files: config.files ? 'bucket' : 'directory',
    disk: await disk.look(),
    accounts: await countAccounts(db),
    sessions: await countSessions(db, now),
    cards: await countCards(db),
    due: await countDueCards(db, now, prints),
    oldestDueSeconds: await oldestDueSeconds(db, now, prints),
    held: hold && { cards: await countHeldCards(db, now), backupMadeAt: hold.backupMadeAt.toISOString() },
    workersAlive: await countAliveWorkers(db),
    jobsWaiting: await countWaitingJobs(db),
    runs: await lastRuns(parts),
    ...(await newestBackup(parts)),
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
    const run = await lastRun(database.orm, name);
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
