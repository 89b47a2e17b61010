import { mkdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';

// A Unix socket's path has at most 107 bytes on Linux and 103 on macOS; longer ones are cut off without an error.
const longestSocketPath = 100;

/** The directory for the lock of `realDir`, inside it: every process that opens this data finds the same lock. */
export function placeLock(realDir: string): string {
  const lockDir = join(realDir, 'lock');
  mkdirSync(lockDir, { recursive: true, mode: 0o700 });
  return lockDir;
}

/**
 * Calls `use` with a name for the socket at `path` that fits a socket address. A longer path is made relative to its
 * directory, so `use` must bind or connect before it returns.
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
