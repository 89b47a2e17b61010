import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { createAiSettings } from '../../src/server/ai/ai-settings.ts';
import { readConfig } from '../../src/server/config.ts';
import type { Context } from '../../src/server/context.ts';
import { createDiskRoom } from '../../src/server/data-dir/disk-room.ts';
import { createLocalFiles } from '../../src/server/files/local-files.ts';
import { createInstallationSettings, withDecisions } from '../../src/server/installation/installation-settings.ts';
import { createDkimSettings } from '../../src/server/mail/dkim-settings.ts';
import { createMailSettings } from '../../src/server/mail/mail-settings.ts';
import { createOutboxMailer } from '../../src/server/mail/outbox-mailer.ts';
import { createMessenger } from '../../src/server/messages/messenger.ts';
import { createMetrics } from '../../src/server/metrics/create-metrics.ts';
import { createProviders } from '../../src/server/oidc/providers.ts';
import { createOutgoing } from '../../src/server/outgoing/outgoing.ts';
import { createPicturePool, type PicturePool } from '../../src/server/pictures/picture-pool.ts';
import { createPushService } from '../../src/server/push/push-service.ts';
import { deriveVapidKeys } from '../../src/server/push/vapid-keys.ts';
import { createQueue } from '../../src/server/queue/queue.ts';
import { createPasswords } from '../../src/server/secrets/passwords.ts';
import { secretKeyFrom } from '../../src/server/secrets/secret-key.ts';
import { openTestDatabase } from '../database/open-test-database.ts';

const workerUrl = new URL('../../dist/server/pictures/picture.worker.js', import.meta.url);
const decoderUrl = new URL('../../dist/server/pictures/decode-upload.process.js', import.meta.url);

/** A clock that stands still until set. */
export type TestClock = {
  now(): Date;
  isSteady(): boolean;
  set(iso: string): void;
  advanceMs(ms: number): void;
};

export function createTestClock(iso = new Date().toISOString()): TestClock {
  let current = new Date(iso);
  return {
    now: () => new Date(current),
    isSteady: () => true,
    set: (to) => {
      current = new Date(to);
    },
    advanceMs: (ms) => {
      current = new Date(current.getTime() + ms);
    },
  };
}

/** Cheap, because most tests begin with a registration; secrets/passwords.test.ts tests the real cost. */
const cheapHash = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** One for all test files of a process, like their modules: a thread works for a second before its first picture. */
const pictures = createPicturePool({ workerUrl, decoderUrl, size: 1, queueLimit: 20 });

/**
 * The drawing thread, which draws cards at a quarter of their size unless told otherwise: the rules around a picture are
 * the same, and it takes a tenth of the time. An object of its own, because tests replace its methods.
 */
export function testPictures({ scale: size = 0.25 } = {}): PicturePool {
  return {
    ...pictures,
    render: (request, options) => pictures.render(request, { ...options, scale: size * (options?.scale ?? 1) }),
    close: async () => {},
  };
}

export type TestContext = { context: Context; clock: TestClock; close(): Promise<void> };

/** The real parts around the test file's own database; `replace` substitutes parts. */
export async function createTestContext(
  replace: Partial<Context> = {},
  environment: Record<string, string> = {},
): Promise<TestContext> {
  if (!existsSync(fileURLToPath(workerUrl)))
    throw new Error('Build first (npm run build): pictures are drawn by the built worker.');
  const { database, dataDir, close } = await openTestDatabase();
  const clock = createTestClock();
  const secretKey = secretKeyFrom('a key that only the tests know, 32 and more');
  const installation = createInstallationSettings(database);
  const given = { DATA_DIR: dataDir, PUBLIC_URL: 'http://fondly.test', RATE_LIMIT_FACTOR: '0', ...environment };
  const config = withDecisions(readConfig(given, dataDir), installation.latest);
  const aiSettings = createAiSettings({ database, secretKey, config });
  const outgoing = createOutgoing({ allowPrivate: config.outgoingAllowPrivate });
  const context: Context = {
    config,
    log: pino({ level: 'silent' }),
    clock,
    database,
    queue: createQueue(database, { onError: () => {} }),
    files: createLocalFiles(join(dataDir, 'files')),
    // Independent of how full the disk of the tests is.
    disk: createDiskRoom(dataDir, 0),
    pictures: testPictures(),
    mailer: createOutboxMailer(join(dataDir, 'outbox'), clock),
    installation,
    mailSettings: createMailSettings({ database, secretKey, config }),
    dkim: createDkimSettings({ database, secretKey, config }),
    textMessages: null,
    printing: null,
    aiSettings,
    get ai() {
      return aiSettings.latest();
    },
    push: createPushService({ keys: deriveVapidKeys(secretKey), subject: 'mailto:fondly@example.test' }),
    outgoing,
    messenger: createMessenger(outgoing),
    passwords: createPasswords({ cost: cheapHash }),
    loginProviders: createProviders(config.loginProviders),
    secretKey,
    metrics: environment.METRICS_TOKEN ? createMetrics() : null,
    wakeDelivery: () => {},
    ...replace,
  };
  return {
    context,
    clock,
    close: async () => {
      await context.queue.stop({ timeoutMs: 5_000 });
      await context.pictures.close();
      await context.mailer.close();
      await context.ai?.close();
      await context.push.close();
      await context.outgoing.close();
      await close();
    },
  };
}
