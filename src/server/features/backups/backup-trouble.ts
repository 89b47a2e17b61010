import { type Messages, t } from '../../../contract/translate.ts';
import { messageOf } from '../../log.ts';
import { storedAgain, storedWords } from '../../stored-words.ts';

const wordsByCode: Record<string, string> = {
  ENOSPC: t`The disk is full. The unfinished backup was removed, and the earlier ones are still there. Free some space, or choose another place.`,
  EDQUOT: t`The quota of the disk is used up. Free some space, or choose another place.`,
  EACCES: t`Fondly may not write there. Give the folder to the user that runs Fondly.`,
  EROFS: t`The disk can only be read. Choose another place.`,
  ENOENT: t`The folder is gone. Make it again, or choose another place.`,
  EIO: t`The disk has errors. Choose another place, and look after the disk.`,
};

/** Why a backup is not made at all. */
export const backupRefusals = storedWords({
  noBucket: 'There is no bucket: FILES_URL is not set. Choose another place.',
  noRoom:
    'The disk has no room for another backup: {0} are free, and {1} are needed with the reserve. Free some space, or choose another place.',
} satisfies Messages<Record<string, string>>);

/** Why a backup failed, in words for the page; the cause goes to the log. */
export function backupTrouble(error: unknown): Error {
  const { code = '' } = error as NodeJS.ErrnoException;
  return new Error(storedAgain(wordsByCode[code] ?? messageOf(error)), { cause: error });
}
