import { createHmac, randomBytes } from 'node:crypto';
import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';

/** Derives tokens reproducibly from their subject; the key never leaves this object. */
export type SecretKey = {
  /** 256 bits, base64url. `purpose` separates the uses. */
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

/** A fingerprint that distinguishes keys without revealing them. */
export function markOf(key: SecretKey): string {
  return key.derive('mark');
}

/** The configured key, or the one in DATA_DIR, which the first start creates. */
export async function loadSecretKey(configured: string | undefined, dataDir: string): Promise<SecretKey> {
  if (configured) return secretKeyFrom(configured);
  const stored = await readStoredKey(dataDir);
  if (stored) return secretKeyFrom(stored);
  const key = randomBytes(32).toString('base64url');
  await storeKey(dataDir, key);
  return secretKeyFrom(key);
}

/** The key in DATA_DIR; null if there is none. */
export async function readStoredKey(dataDir: string): Promise<string | null> {
  const stored = await readFile(pathOf(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return stored && stored.trim().length >= 32 ? stored.trim() : null;
}

/** Stores a key in DATA_DIR, replacing another. */
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
