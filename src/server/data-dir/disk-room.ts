import { statfs } from 'node:fs/promises';
import type { SchedulerView } from '../../contract/system.ts';
import { Refusal } from '../refusal.ts';

/** `low`: less than the reserve is free, and no new pictures are taken. `full`: the database cannot write any more. */
export type DiskLook = SchedulerView['disk'];

/** What is about to be written: a new picture, or the picture of a card whose words were edited. */
export type Purpose = 'new' | 'edit';

/** The room on the volume of DATA_DIR. */
export type DiskRoom = {
  look(): Promise<DiskLook>;
  /** Throws Refusal while less than the reserve is free; an edit may go on into half of it. */
  require(purpose: Purpose): Promise<void>;
};

/** Below it the embedded database, whose log alone takes some segments of 1 MB, fails with its next write. */
const fullBelowBytes = 8 * 1024 * 1024;

export const lowDiskMessage =
  'The disk of this Fondly has almost no room left, so it takes no new pictures for now. Cards go out all the same, and words can be edited. Please tell whoever runs it.';

/** Looks at the volume that holds `dataDir`; `readVolume` is its edge. */
export function createDiskRoom(dataDir: string, reserveBytes: number, readVolume = volumeOf): DiskRoom {
  const look = async (): Promise<DiskLook> => {
    const { freeBytes, totalBytes } = await readVolume(dataDir);
    return { state: stateOf(freeBytes, totalBytes), freeBytes, totalBytes, reserveBytes };
  };
  function stateOf(freeBytes: number, totalBytes: number): DiskLook['state'] {
    // Some network volumes do not say.
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
