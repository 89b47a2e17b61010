import { gt } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import type { Executor } from '../../../db/executor.ts';
import { imports } from '../../../db/tables/people.ts';

const packBytes = 4 * 1024 * 1024;

/** There is room for no more in the largest file. */
export const mostPhotoPacks = 16;

/** Where a photo lies: in which pack, and at which bytes of it. */
export type PhotoPlace = { photoPack: number; photoStart: number; photoBytes: number };

/**
 * Keeps the photos of an import beside the database, many to a file: one file each would take a second for a hundred,
 * and in the database they would stand in its log as well.
 */
export function createPhotoPacker(context: Context, importId: number) {
  let parts: Uint8Array[] = [];
  let size = 0;
  let packs = 0;
  const flush = async () => {
    if (parts.length === 0) return;
    await context.files.put(packKey(importId, packs), Buffer.concat(parts));
    packs += 1;
    parts = [];
    size = 0;
  };
  return {
    async add(photo: Uint8Array): Promise<PhotoPlace> {
      if (size > 0 && size + photo.byteLength > packBytes) await flush();
      const place = { photoPack: packs, photoStart: size, photoBytes: photo.byteLength };
      parts.push(photo);
      size += photo.byteLength;
      return place;
    },
    /** Writes what is left; resolves to how many packs there are. */
    async finish(): Promise<number> {
      await flush();
      return packs;
    },
    /** How many packs stand in the files by now. */
    written: () => packs,
  };
}

/** Reads photos back; one pack is in memory at a time. */
export function createPhotoReader(context: Context, importId: number) {
  let latest: { pack: number; bytes: Uint8Array | null } | null = null;
  return async ({ photoPack, photoStart, photoBytes }: PhotoPlace): Promise<Uint8Array | null> => {
    if (latest?.pack !== photoPack) {
      latest = { pack: photoPack, bytes: await context.files.get(packKey(importId, photoPack)) };
    }
    return latest.bytes?.slice(photoStart, photoStart + photoBytes) ?? null;
  };
}

export async function removePhotoPacks(context: Context, importId: number, packs: number): Promise<void> {
  for (let pack = 0; pack < packs; pack += 1) await context.files.remove(packKey(importId, pack));
}

/** The keys of all packs that imports keep, for a backup. */
export async function listPhotoPackKeys(db: Executor): Promise<string[]> {
  const rows = await db
    .select({ id: imports.id, photoPacks: imports.photoPacks })
    .from(imports)
    .where(gt(imports.photoPacks, 0))
    .orderBy(imports.id);
  return rows.flatMap(({ id, photoPacks }) => Array.from({ length: photoPacks }, (_, pack) => packKey(id, pack)));
}

function packKey(importId: number, pack: number): string {
  return `imports/${importId}/photos-${pack}.bin`;
}
