import { createHmac, randomBytes } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';

/** Derives tokens that can be made again from what they stand for; the key never leaves this object. */
export type SecretKey = {
  /** 256 bits, base64url. `purpose` keeps the uses apart. */
  derive(purpose: string, ...parts: (string | number)[]): string;
};

export function secretKeyFrom(key: string): SecretKey {
  return {
    derive: (purpose, ...parts) =>
      createHmac('sha256', key)
        .update(JSON.stringify([purpose, ...parts]))
        .digest('base64url'),
  };
}

/** Tells two keys apart without telling anything of them. */
export function markOf(key: SecretKey): string {
  return key.derive('mark');
}

/** The configured key, or the one in DATA_DIR, made on the first start. */
export async function loadSecretKey(configured: string | undefined, dataDir: string): Promise<SecretKey> {
  if (configured) return secretKeyFrom(configured);
  const stored = await readStoredKey(dataDir);
  if (stored) return secretKeyFrom(stored);
  const key = randomBytes(32).toString('base64url');
  await storeKey(dataDir, key);
  return secretKeyFrom(key);
}

/** The key that DATA_DIR keeps; null when there is none. */
export async function readStoredKey(dataDir: string): Promise<string | null> {
  const stored = await readFile(pathOf(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return stored && stored.trim().length >= 32 ? stored.trim() : null;
}

/** Puts a key into DATA_DIR, in the place of another. */
export async function storeKey(dataDir: string, key: string): Promise<void> {
  const path = pathOf(dataDir);
  const temporary = `${path}.new`;
  const file = await open(temporary, 'w', 0o600);
  await file.writeFile(`${key}\n`);
  await file.sync();
  await file.close();
  await rename(temporary, path);
}

function pathOf(dataDir: string): string {
  return join(dataDir, 'secret-key');
}
