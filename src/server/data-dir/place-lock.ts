import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// A Unix socket's path holds 107 bytes on Linux and 103 on macOS; what is longer is cut off without an error.
const longestSocketPath = 100;
const longestName = 'claim.01234567'.length;

/** The directory for the lock of `realDir`: inside it, or for a long path one in the system's temporary directory. */
export function placeLock(realDir: string): string {
  const inside = join(realDir, 'lock');
  const fits = Buffer.byteLength(inside) + 1 + longestName <= longestSocketPath;
  const hash = createHash('sha256').update(realDir).digest('hex').slice(0, 24);
  const lockDir = fits ? inside : join(tmpdir(), `fondly-${hash}`);
  mkdirSync(lockDir, { recursive: true, mode: 0o700 });
  return lockDir;
}
