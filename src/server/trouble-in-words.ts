import { ConfigProblem } from './config-problem.ts';
import { DataDirInUse } from './data-dir/lock-data-dir.ts';

/** Troubles that the person at the terminal can mend are told in words, others whole, after what failed. */
export function troubleInWords(error: NodeJS.ErrnoException, whatFailed: string): string {
  if (error instanceof ConfigProblem) return `The configuration is not right:\n${error.message}`;
  if (error instanceof DataDirInUse || isToldInWords(error)) return error.message;
  if (error.code === 'EADDRINUSE') return 'The port is in use by another program. Set PORT to a free one.';
  if (error.code === 'EACCES' || error.code === 'EROFS') return `There is no permission to write: ${error.message}`;
  if (error.code === 'ENOSPC') return 'The disk is full.';
  const cause = error.cause as NodeJS.ErrnoException | undefined;
  const { code, message } = cause?.code ? cause : error;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    return `The database does not answer: ${message || code}. Check DATABASE_URL.`;
  return `${whatFailed}\n${error.stack ?? String(error)}`;
}

/** Errors whose message is meant for the operator. */
const wordy = new Set(['OperatorRefusal', 'DamagedArchive', 'ArchiveExists', 'FilesProblem']);

function isToldInWords(error: Error): boolean {
  return wordy.has(error.name);
}
