import { ConfigProblem } from './config-problem.ts';
import { DataDirInUse } from './data-dir/lock-data-dir.ts';
import { findDamage } from './db/find-damage.ts';

/** Describes errors that the person at the terminal can fix in a sentence, and others in full, with what failed. */
export function troubleInWords(error: NodeJS.ErrnoException, whatFailed: string): string {
  if (error instanceof ConfigProblem) return `The configuration is not right:\n${error.message}`;
  if (error instanceof DataDirInUse || isToldInWords(error)) return error.message;
  const damage = findDamage(error);
  if (damage) return damagedWords(damage);
  if (error.code === 'EADDRINUSE') return 'The port is in use by another program. Set PORT to a free one.';
  if (error.code === 'EACCES' || error.code === 'EROFS') return `There is no permission to write: ${error.message}`;
  if (error.code === 'ENOSPC') return 'The disk is full.';
  const cause = error.cause as NodeJS.ErrnoException | undefined;
  if (cause && isToldInWords(cause)) return cause.message;
  const { code, message } = cause?.code ? cause : error;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    return `The database does not answer: ${message || code}. Check DATABASE_URL.`;
  return `${whatFailed}\n${error.stack ?? String(error)}`;
}

function damagedWords({ message }: Error): string {
  return [
    `The database is damaged and cannot be used (${message.split('\n')[0]}).`,
    'If the disk is full, make room and start again. Else restore a backup:',
    '  1. Keep DATA_DIR as it is, and set it to a new directory (or DATABASE_URL to an empty database).',
    '  2. npm run restore -- --from=<the newest backup>',
    '  3. Start Fondly. Nothing overdue is sent before you say so (docs/OPERATING.md, Backup).',
  ].join('\n');
}

/** Errors whose message is meant for the operator. */
const wordy = new Set([
  'OperatorRefusal',
  'DamagedArchive',
  'ArchiveExists',
  'FilesProblem',
  'NewerSchema',
  'NoPrimary',
  'UnsafePooler',
  'EngineDied',
]);

function isToldInWords(error: Error): boolean {
  return wordy.has(error.name);
}
