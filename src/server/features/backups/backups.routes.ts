import { type BackupsView, backupEndpoints } from '../../../contract/backups.ts';
import { t } from '../../../contract/translate.ts';
import type { Context } from '../../context.ts';
import { type Route, route } from '../../http/route.ts';
import { readWaitingJobs } from '../../queue/waiting-jobs.ts';
import { notFound } from '../../refusal.ts';
import { storedAgain } from '../../stored-words.ts';
import { requireRecentLogin } from '../accounts/public.ts';
import { recordEvent } from '../audit/public.ts';
import { lastRun } from '../delivery/public.ts';
import { placeOf } from './backup-places.ts';
import { planOf, requirePlace } from './backup-plan.ts';
import { backupTrouble } from './backup-trouble.ts';

const getBackupsRoute = route(backupEndpoints.get, { access: 'admin', handler: ({ context }) => viewBackups(context) });

/** Has a worker make a backup; one at a time, in all processes. */
const makeBackupRoute = route(backupEndpoints.make, {
  access: 'admin',
  handler: async ({ context, user, request }) => {
    await context.database.transaction(async (tx) => {
      const isNew = await context.queue.send(tx, 'back-up', { isWanted: true });
      if (isNew) await recordEvent(tx, { event: 'backup-wanted', actorId: user.id, request });
    });
    return viewBackups(context);
  },
});

/** Whether a backup is made each night, and where; needs a recent login, because a backup contains everything. */
const savePlanRoute = route(backupEndpoints.savePlan, {
  access: 'admin',
  handler: async ({ context, user, body, request }) => {
    await requireRecentLogin(context, request);
    await requirePlace(context, body);
    await context.database.transaction(async (tx) => {
      await context.installation.save(tx, {
        backsUpDaily: body.isDaily,
        backupPlace: body.place,
        backupFolder: body.place === 'folder' ? (body.folder ?? null) : null,
      });
      const details = { daily: body.isDaily, place: body.place };
      await recordEvent(tx, { event: 'backup-plan-changed', actorId: user.id, details, request });
    });
    await context.installation.load();
    return viewBackups(context);
  },
});

const downloadBackupRoute = route(backupEndpoints.download, {
  access: 'admin',
  limit: 'taking',
  handler: async ({ context, user, params, request, reply }) => {
    await requireRecentLogin(context, request);
    const place = await placeOf(context.config, planOf(context));
    const found = await place.open(params.name);
    if (!found) throw notFound(t`The backup was not found.`);
    await recordEvent(context.database.orm, { event: 'backup-downloaded', actorId: user.id, request });
    return reply
      .type('application/x-tar')
      .header('content-length', found.bytes)
      .header('content-disposition', `attachment; filename="${params.name}"`)
      .send(found.content);
  },
});

async function viewBackups(context: Context): Promise<BackupsView> {
  const { database, config, queue, clock } = context;
  const plan = planOf(context);
  const run = await lastRun(database.orm, 'back-up');
  const listed = await placeOf(config, plan)
    .then((place) => place.list())
    .then((backups) => ({ backups, problem: null }))
    .catch((error: unknown) => ({ backups: [], problem: backupTrouble(error).message }));
  return {
    plan,
    hasBucket: config.files !== null,
    isUnderWay: (await readWaitingJobs(database.orm, ['back-up'])).length > 0,
    lastRun: run && {
      startedAt: run.startedAt.toISOString(),
      finishedAt: run.finishedAt?.toISOString() ?? null,
      counts: run.counts,
      error: run.error && storedAgain(run.error),
    },
    nextAt: plan.isDaily ? (queue.nextRun('back-up', clock.now())?.toISOString() ?? null) : null,
    backups: listed.backups.map(({ madeAt, ...backup }) => ({ ...backup, madeAt: madeAt.toISOString() })),
    problem: listed.problem,
  };
}

export const backupRoutes: Route[] = [getBackupsRoute, makeBackupRoute, savePlanRoute, downloadBackupRoute];
