import type { FastifyBaseLogger } from 'fastify';
import type { AiService } from './ai/ai-service.ts';
import type { AiSettings } from './ai/ai-settings.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { DiskRoom } from './data-dir/disk-room.ts';
import type { Database } from './db/database.ts';
import type { FileStore } from './files/file-store.ts';
import type { InstallationSettings } from './installation/installation-settings.ts';
import type { DkimSettings } from './mail/dkim-settings.ts';
import type { MailSettings } from './mail/mail-settings.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Messenger } from './messages/messenger.ts';
import type { Metrics } from './metrics/create-metrics.ts';
import type { Providers } from './oidc/providers.ts';
import type { Outgoing } from './outgoing/outgoing.ts';
import type { PicturePool } from './pictures/picture-pool.ts';
import type { Printing } from './providers/printing.ts';
import type { TextMessages } from './providers/text-messages.ts';
import type { PushService } from './push/push-service.ts';
import type { Queue } from './queue/queue.ts';
import type { Passwords } from './secrets/passwords.ts';
import type { SecretKey } from './secrets/secret-key.ts';

/** Everything a handler or job can use. Built once in build-context.ts; tests replace parts of it. */
export type Context = {
  config: Config;
  log: FastifyBaseLogger;
  clock: Clock;
  database: Database;
  queue: Queue;
  files: FileStore;
  disk: DiskRoom;
  pictures: PicturePool;
  mailer: Mailer;
  /** What an administrator decided for the installation; `config` already contains it. */
  installation: InstallationSettings;
  /** The mail server that is set up, and the address that mails come from. */
  mailSettings: MailSettings;
  /** The key that signs mails. */
  dkim: DkimSettings;
  /** Null until an operator has configured a provider (D32). */
  textMessages: TextMessages | null;
  printing: Printing | null;
  /** The AI provider that is set up, and its prices. */
  aiSettings: AiSettings;
  /** The provider of these settings; null: the built-in studio makes every card. */
  readonly ai: AiService | null;
  push: PushService;
  /** Calls addresses that users chose. */
  outgoing: Outgoing;
  /** Sends messages to the services that users chose. */
  messenger: Messenger;
  passwords: Passwords;
  /** What accounts can be logged in with besides passwords and passkeys. */
  loginProviders: Providers;
  secretKey: SecretKey;
  /** Null without a METRICS_TOKEN. */
  metrics: Metrics | null;
  /**
   * Tells this process's delivery worker that something is due now; without one, another process finds it by polling.
   */
  wakeDelivery: () => void;
};
