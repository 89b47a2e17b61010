import { createAiSettings } from '../../ai/ai-settings.ts';
import { systemClock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import { createDiskRoom } from '../../data-dir/disk-room.ts';
import { createInstallationSettings, withDecisions } from '../../installation/installation-settings.ts';
import { createMailSettings } from '../../mail/mail-settings.ts';
import { loadSecretKey } from '../../secrets/secret-key.ts';
import { askRunning } from '../control/control-socket.ts';
import { OperatorRefusal } from '../operator-refusal.ts';
import { hasEmbedded, withDatabase } from '../own-database.ts';
import { runAdmin } from './run-admin.ts';

const mb = 1024 * 1024;

/** Runs an operator's command on the configured installation, inside the process that serves it if one is running. */
export async function administer(config: Config, args: string[], say: (line: string) => void): Promise<void> {
  if (!config.databaseUrl) {
    if (!hasEmbedded(config)) throw new OperatorRefusal(`There is no Fondly in ${config.dataDir} yet. Start it once.`);
    if (await askRunning(config.dataDir, { do: 'admin', args }, say)) return;
  }
  const secretKey = await loadSecretKey(config.secretKey, config.dataDir);
  await withDatabase(config, async (database) => {
    const installation = createInstallationSettings(database);
    await installation.load();
    const decided = withDecisions(config, installation.latest);
    const aiSettings = createAiSettings({ database, secretKey, config: decided });
    await aiSettings.load();
    const parts = {
      database,
      clock: systemClock,
      secretKey,
      config: decided,
      disk: createDiskRoom(config.dataDir, config.diskReserveMb * mb),
      installation,
      mailSettings: createMailSettings({ database, secretKey, config: decided }),
      aiSettings,
      wakeDelivery: () => {},
    };
    await runAdmin(parts, args, say);
  });
}
