import { statfs } from 'node:fs/promises';
import type { SchedulerView } from '../../contract/system.ts';
import { t } from '../../contract/translate.ts';
import { Refusal } from '../refusal.ts';

/** `low`: less than the reserve is free, and new pictures are rejected. `full`: the database cannot write any more. */
export type DiskLook = SchedulerView['disk'];

/** What the caller is about to write: a new picture, or the picture of a card whose words were edited. */
export type Purpose = 'new' | 'edit';

/** The free space on the volume of DATA_DIR. */
export type DiskRoom = {
  look(): Promise<DiskLook>;
  /** Throws Refusal while less than the reserve is free; an edit may use half of the reserve. */
  require(purpose: Purpose): Promise<void>;
};

/** Below this the next write of the embedded database fails: its log alone needs some segments of 1 MB. */
const fullBelowBytes = 8 * 1024 * 1024;

export const lowDiskMessage = t`The disk of this Fondly has almost no room left, so it takes no new pictures for now. Cards go out all the same, and words can be edited. Please tell whoever runs it.`;

/** Watches the volume of `dataDir`; tests replace `readVolume`. */
export function createDiskRoom(dataDir: string, reserveBytes: number, readVolume = volumeOf): DiskRoom {
  const look = async (): Promise<DiskLook> => {
    const { freeBytes, totalBytes } = await readVolume(dataDir);
    return { state: stateOf(freeBytes, totalBytes), freeBytes, totalBytes, reserveBytes };
  };
  function stateOf(freeBytes: number, totalBytes: number): DiskLook['state'] {
    // Some network volumes do not report their size.
    if (totalBytes === 0) return 'enough';
    if (freeBytes < fullBelowBytes) return 'full';
    return freeBytes < reserveBytes ? 'low' : 'enough';
  }
  return {
    look,
    require: async (purpose) => {
      const { state, freeBytes } = await look();
      if (state === 'enough' || (state === 'low' && purpose === 'edit' && freeBytes > reserveBytes / 2)) return;
      throw new Refusal('storage_full', lowDiskMessage);
    },
  };
}

async function volumeOf(directory: string): Promise<{ freeBytes: number; totalBytes: number }> {
  const { bavail, blocks, bsize } = await statfs(directory);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}
