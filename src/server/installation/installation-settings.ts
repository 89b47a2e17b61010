import type { z } from 'zod';
import type { BackupPlaceName } from '../../contract/backups.ts';
import type { InstallationView, installationBody } from '../../contract/installation.ts';
import type { RegistrationMode } from '../../contract/registration.ts';
import { type Config, senderAt } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Executor } from '../db/executor.ts';
import { installationSettings } from '../db/tables/installation-settings.ts';

type Decided = {
  publicUrl: string | null;
  timeZone: string | null;
  registration: RegistrationMode | null;
  keepsInOutbox: boolean;
} & BackupsDecided;

type BackupsDecided = { backsUpDaily: boolean; backupPlace: BackupPlaceName; backupFolder: string | null };

/** An administrator's settings for the installation, as read last. */
export type InstallationSettings = {
  latest(): Decided;
  load(): Promise<void>;
  save(tx: Executor, change: z.output<typeof installationBody> & Partial<BackupsDecided>): Promise<void>;
  view(config: Config): InstallationView;
};

const onlyRow = 1;
const nothingDecided: Decided = {
  publicUrl: null,
  timeZone: null,
  registration: null,
  keepsInOutbox: true,
  backsUpDaily: false,
  backupPlace: 'data',
  backupFolder: null,
};

export function createInstallationSettings(database: Pick<Database, 'orm'>): InstallationSettings {
  let latest = nothingDecided;
  return {
    latest: () => latest,
    load: async () => {
      const [row] = await database.orm.select().from(installationSettings);
      latest = row ?? nothingDecided;
    },
    save: async (tx, change) => {
      const set = Object.keys(change).length > 0 ? change : { id: onlyRow };
      await tx
        .insert(installationSettings)
        .values({ id: onlyRow, ...change })
        .onConflictDoUpdate({ target: installationSettings.id, set });
    },
    view: ({ publicUrl, registration, variables }) => {
      const sourceOf = (variable: string, decided: unknown) =>
        variables.has(variable) ? 'variable' : decided === null ? 'default' : 'page';
      return {
        publicUrl: { value: publicUrl, source: sourceOf('PUBLIC_URL', latest.publicUrl) },
        timeZone: latest.timeZone ?? 'UTC',
        registration: { value: registration, source: sourceOf('REGISTRATION', latest.registration) },
        keepsInOutbox: latest.keepsInOutbox,
      };
    },
  };
}

/** The configuration of the environment, completed by the settings of the page. A variable wins. */
export function withDecisions(given: Config, decided: () => Decided): Config {
  const { variables } = given;
  return {
    ...given,
    get publicUrl() {
      return variables.has('PUBLIC_URL') ? given.publicUrl : (decided().publicUrl ?? given.publicUrl);
    },
    get https() {
      return this.publicUrl.startsWith('https:');
    },
    get mailFrom() {
      return variables.has('MAIL_FROM') ? given.mailFrom : senderAt(this.publicUrl);
    },
    get registration() {
      return variables.has('REGISTRATION') ? given.registration : (decided().registration ?? given.registration);
    },
    get requireVerifiedEmail() {
      return variables.has('REQUIRE_VERIFIED_EMAIL') ? given.requireVerifiedEmail : this.https;
    },
  };
}
