import { mkdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';

// A Unix socket's path holds 107 bytes on Linux and 103 on macOS; what is longer is cut off without an error.
const longestSocketPath = 100;

/** The directory for the lock of `realDir`, inside it: whoever opens this data finds the same lock. */
export function placeLock(realDir: string): string {
  const lockDir = join(realDir, 'lock');
  mkdirSync(lockDir, { recursive: true, mode: 0o700 });
  return lockDir;
}

/**
 * Calls `use` with a name of the socket at `path` that fits a socket's address. A longer path is named from inside its
 * directory, so that `use` must bind or connect before it returns.
 */
export function withSocketName<Result>(path: string, use: (name: string) => Result): Result {
  if (Buffer.byteLength(path) <= longestSocketPath) return use(path);
  const workingDir = process.cwd();
  process.chdir(dirname(path));
  try {
    return use(basename(path));
  } finally {
    process.chdir(workingDir);
  }
}
