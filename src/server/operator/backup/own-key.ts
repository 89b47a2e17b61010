import type { Config } from '../../config.ts';
import { markOf, readStoredKey, secretKeyFrom } from '../../secrets/secret-key.ts';
import { OperatorRefusal } from '../operator-refusal.ts';

export type OwnKey = {
  /** The key in DATA_DIR; null if it is in the configuration, which a backup does not copy. */
  secretKey: string | null;
  secretKeyMark: string;
};

/** The existing key of the installation. A backup never creates one: it would be useless for links already sent. */
export async function ownKey(config: Pick<Config, 'secretKey' | 'dataDir'>): Promise<OwnKey> {
  if (config.secretKey) return { secretKey: null, secretKeyMark: markOf(secretKeyFrom(config.secretKey)) };
  const secretKey = await readStoredKey(config.dataDir);
  if (secretKey) return { secretKey, secretKeyMark: markOf(secretKeyFrom(secretKey)) };
  throw new OperatorRefusal(
    `There is no secret key in ${config.dataDir}, and SECRET_KEY is not set. Run the backup with the variables that Fondly runs with: node --env-file=/etc/fondly.env …`,
  );
}
