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

/** The configured key, or the one in DATA_DIR, made on the first start. */
export async function loadSecretKey(configured: string | undefined, dataDir: string): Promise<SecretKey> {
  if (configured) return secretKeyFrom(configured);
  const path = join(dataDir, 'secret-key');
  const stored = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (stored && stored.trim().length >= 32) return secretKeyFrom(stored.trim());
  const key = randomBytes(32).toString('base64url');
  const temporary = `${path}.new`;
  const file = await open(temporary, 'w', 0o600);
  await file.writeFile(`${key}\n`);
  await file.sync();
  await file.close();
  await rename(temporary, path);
  return secretKeyFrom(key);
}
