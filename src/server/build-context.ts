import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createAiSettings } from './ai/ai-settings.ts';
import { type WatchedClock, watchClock } from './clock.ts';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { createDiskRoom } from './data-dir/disk-room.ts';
import { openDatabase } from './db/database.ts';
import type { StartedEngine } from './db/start-engine.ts';
import { openFiles } from './files/open-files.ts';
import { createInstallationSettings, withDecisions } from './installation/installation-settings.ts';
import { createChosenMailer } from './mail/chosen-mailer.ts';
import { createDkimSettings } from './mail/dkim-settings.ts';
import { createMailSettings } from './mail/mail-settings.ts';
import { createOutboxMailer } from './mail/outbox-mailer.ts';
import { memoryLimitBytes } from './memory-limit.ts';
import { createMessenger } from './messages/messenger.ts';
import { createProviders } from './oidc/providers.ts';
import { createOutgoing } from './outgoing/outgoing.ts';
import { createPicturePool } from './pictures/picture-pool.ts';
import { createPushService } from './push/push-service.ts';
import { deriveVapidKeys } from './push/vapid-keys.ts';
import { createQueue } from './queue/queue.ts';
import { createPasswords } from './secrets/passwords.ts';
import { loadSecretKey } from './secrets/secret-key.ts';

const mb = 1024 * 1024;
/** How many pictures may wait for a thread before the next one is rejected. */
const pictureQueueLimit = 20;
/** The memory that a thread needs for the largest pictures, and that all else needs. */
const drawingBytes = 240 * mb;
const besideDrawingBytes = 800 * mb;

/** Opens everything a process uses, in DATA_DIR and at the configured addresses; `engine` if it was started before. */
export async function buildContext(
  given: Config,
  log: FastifyBaseLogger,
  engine?: Promise<StartedEngine>,
): Promise<Context & { clock: WatchedClock }> {
  const clock = watchClock(log);
  const files = await openFiles(given);
  const secretKey = await loadSecretKey(given.secretKey, given.dataDir);
  const database = await openDatabase({
    databaseUrl: given.databaseUrl,
    dataDir: given.dataDir,
    engine,
    onConnectionLost: (error) => log.warn({ err: error }, 'a database connection was lost'),
  });
  const installation = createInstallationSettings(database);
  const config = withDecisions(given, installation.latest);
  const mailSettings = createMailSettings({ database, secretKey, config });
  const dkim = createDkimSettings({ database, secretKey, config });
  const aiSettings = createAiSettings({ database, secretKey, config });
  const outgoing = createOutgoing({ allowPrivate: config.outgoingAllowPrivate });
  return {
    config,
    log,
    clock,
    database,
    queue: createQueue(
      database,
      {
        onError: (error) => log.error({ err: error }, 'the job queue is in trouble'),
        onJobFailed: ({ error, ...job }) => log.error({ err: error, ...job }, 'a job failed'),
        onWarning: (warning) => log.debug(warning, 'job queue'),
      },
      clock,
    ),
    files,
    disk: createDiskRoom(config.dataDir, config.diskReserveMb * mb),
    pictures: createPicturePool({
      workerUrl: new URL('./pictures/picture.worker.js', import.meta.url),
      decoderUrl: new URL('./pictures/decode-upload.process.js', import.meta.url),
      size: drawingThreads(),
      queueLimit: pictureQueueLimit,
    }),
    mailer: createChosenMailer({
      settings: mailSettings,
      outbox: createOutboxMailer(join(config.dataDir, 'outbox'), clock),
      dkim,
    }),
    installation,
    mailSettings,
    dkim,
    // Loaded only where they are configured, because each of their packages takes time and memory.
    textMessages:
      config.textProvider && (await import('./providers/text-messages.ts')).createHttpTextMessages(config.textProvider),
    printing:
      config.printProvider && (await import('./providers/printing.ts')).createHttpPrinting(config.printProvider),
    aiSettings,
    get ai() {
      return aiSettings.latest();
    },
    push: createPushService({ keys: deriveVapidKeys(secretKey), subject: `mailto:${config.mailFrom}` }),
    outgoing,
    messenger: createMessenger(outgoing),
    passwords: createPasswords(),
    loginProviders: createProviders(config.loginProviders),
    secretKey,
    metrics: config.metricsToken ? (await import('./metrics/create-metrics.ts')).createMetrics() : null,
    wakeDelivery: () => {},
  };
}

/** One thread per processor, if the memory allows it beside the server and the upload decoder. */
function drawingThreads(): number {
  const thatFit = Math.floor((memoryLimitBytes() - besideDrawingBytes) / drawingBytes);
  return Math.max(1, Math.min(availableParallelism(), thatFit));
}

/** Closes what buildContext opened, the database last. */
export async function closeContext(context: Context): Promise<void> {
  await context.pictures.close();
  await context.mailer.close();
  await context.textMessages?.close();
  await context.printing?.close();
  await context.ai?.close();
  await context.push.close();
  await context.outgoing.close();
  await context.database.close();
}
