import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { buildContext, closeContext } from './build-context.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import type { HeldDataDir } from './data-dir/hold-data-dir.ts';
import { migrateDatabase } from './db/migrate.ts';
import { asOneStarter } from './db/one-starter.ts';
import { requireLastingCommits } from './db/pooler.ts';
import { isFresh, setUpCode } from './features/accounts/public.ts';
import { createDeliveryWorker } from './features/delivery/delivery-worker.ts';
import { seedPrompts } from './features/prompts/seed-prompts.ts';
import { seedPresets } from './features/styles/seed-presets.ts';
import { catchUpSoon } from './features/system/catch-up.job.ts';
import { keepClock } from './features/system/keep-clock.ts';
import { createApp } from './http/app.ts';
import { registerJobs } from './jobs.ts';
import { serveControl } from './operator/control/control-socket.ts';
import { handleControl } from './operator/control/handle-control.ts';
import { fondlyVersion } from './operator/version.ts';
import { isOpenToStrangers } from './public-address.ts';
import { loadLanguages } from './reader.ts';

export type Running = {
  address: string;
  mailIsSetUp: boolean;
  /** Set if there is no account yet; `code` is the code of the set-up, null if only this machine can register. */
  setUp: { code: string | null } | null;
  stop(): Promise<void>;
};

const jobsStopWithinMs = 20_000;
const decisionsReadAgainMs = 5_000;
// A connection that finds the backlog full is retried after 1, 3, 7 … seconds, up to a minute. A long backlog is better:
// an overloaded server answers 503 at once.
const connectionsInLine = 4_096;
const webDir = fileURLToPath(new URL('../web/', import.meta.url));

/** Starts the parts of the role: the web server, the workers, or both. */
export async function startFondly(config: Config, held: HeldDataDir, log: FastifyBaseLogger): Promise<Running> {
  loadLanguages();
  const context = await buildContext(config, log, held.engine);
  const undo: (() => Promise<unknown>)[] = [
    async () => context.clock.close(),
    () => closeContext(context),
    () => held.release(),
  ];
  const stop = async () => {
    for (const step of undo.splice(0)) await step();
  };
  try {
    if (held.engine) {
      const control = await serveControl(config.dataDir, handleControl(context), (error) =>
        log.error({ err: error }, 'an operator’s command failed'),
      );
      undo.unshift(() => control.close());
    }
    await requireLastingCommits(context.database);
    await asOneStarter(context.database, async () => {
      await migrateDatabase(context.database);
      await seedPresets(context);
      await seedPrompts(context.database);
    });
    await context.installation.load();
    await context.aiSettings.load();
    if (config.databaseUrl) undo.unshift(readDecisionsAgain(context));
    const works = config.role !== 'web';
    if (works) {
      const kept = await keepClock(context);
      undo.unshift(async () => kept.close());
    }
    registerJobs(context);
    await context.queue.start({ work: works });
    undo.unshift(() => context.queue.stop({ timeoutMs: jobsStopWithinMs }));
    if (works) {
      const worker = createDeliveryWorker(context);
      context.wakeDelivery = () => worker.wake();
      worker.start();
      undo.unshift(() => worker.stop());
      await catchUpSoon(context);
    }
    if (config.role !== 'worker') {
      const app = await createApp(context, webDir);
      await app.listen({ host: config.host, port: config.port, backlog: connectionsInLine });
      undo.unshift(() => app.close());
    }
    const database = config.databaseUrl ? 'server' : 'embedded';
    const files = config.files ? 'bucket' : 'directory';
    const startedInMs = Math.round(performance.now());
    if (config.role !== 'worker' && isOpenToStrangers(context.config)) {
      log.warn(
        { address: context.config.publicUrl },
        'anyone who finds this address can register and send cards; Admin > Installation or REGISTRATION keeps strangers out',
      );
    }
    log.info(
      { version: fondlyVersion, node: process.version, role: config.role, database, files, startedInMs },
      'started',
    );
    const setUp = (await isFresh(context, context.database.orm)) ? { code: setUpCode(context) } : null;
    const mailIsSetUp = (await context.mailSettings.current()) !== null;
    return { address: context.config.publicUrl, mailIsSetUp, setUp, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Another process may have changed the settings of the page. */
function readDecisionsAgain({ installation, aiSettings, log }: Context): () => Promise<void> {
  const timer = setInterval(() => {
    Promise.all([installation.load(), aiSettings.load()]).catch((error: unknown) =>
      log.warn({ err: error }, 'the settings of the installation were not read'),
    );
  }, decisionsReadAgainMs);
  return async () => clearInterval(timer);
}
