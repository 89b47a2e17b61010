import { systemClock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import { createInstallationSettings, withDecisions } from '../../installation/installation-settings.ts';
import { loadSecretKey } from '../../secrets/secret-key.ts';
import { askRunning } from '../control/control-socket.ts';
import { OperatorRefusal } from '../operator-refusal.ts';
import { hasEmbedded, withDatabase } from '../own-database.ts';
import { runAdmin } from './run-admin.ts';

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
    const { publicUrl } = withDecisions(config, installation.latest);
    await runAdmin({ database, clock: systemClock, secretKey, publicUrl, wakeDelivery: () => {} }, args, say);
  });
}
