import { gt } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import type { Executor } from '../../../db/executor.ts';
import { imports } from '../../../db/tables/people.ts';
import { requireQuota } from '../../images/public.ts';
import { countPhotoBytes } from './imports.store.ts';

const packBytes = 4 * 1024 * 1024;

/** The largest file fits no more than this. */
export const mostPhotoPacks = 16;

/** Where a photo is stored: in which pack, and at which bytes of it. */
export type PhotoPlace = { photoPack: number; photoStart: number; photoBytes: number };

/**
 * Stores the photos of an import outside the database, many to a file: a hundred single files would take a second, and
 * in the database they would be in its log too. Throws Refusal if there is no room.
 */
export function createPhotoPacker(context: Context, userId: number, importId: number) {
  let parts: Uint8Array[] = [];
  let size = 0;
  let packs = 0;
  const flush = async () => {
    if (parts.length === 0) return;
    await context.disk.require('new');
    await context.database.transaction(async (tx) => {
      await requireQuota(context, tx, userId, size);
      await countPhotoBytes(tx, importId, size);
    });
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
    /** Writes the rest; resolves to the number of packs. */
    async finish(): Promise<number> {
      await flush();
      return packs;
    },
    /** The number of packs stored so far. */
    written: () => packs,
  };
}

/** Reads photos back, with one pack in memory at a time. */
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

/** The keys of all packs of imports, for a backup. */
export async function listPhotoPackKeys(db: Executor): Promise<string[]> {
  const rows = await db
    .select({ id: imports.id, photoPacks: imports.photoPacks })
    .from(imports)
    .where(gt(imports.photoPacks, 0))
    .orderBy(imports.id);
  return rows.flatMap(({ id, photoPacks }) => Array.from({ length: photoPacks }, (_, pack) => packKey(id, pack)));
}

const packsDirectory = 'imports';
const packShape = /^imports\/(\d{1,9})\/photos-\d+\.bin$/;

/** Removes packs of deleted imports whose process died before it could. */
export async function removeForsakenPacks({ files, database }: Context, olderThan: Date): Promise<number> {
  const rows = await database.orm.select({ id: imports.id }).from(imports);
  const known = new Set(rows.map(({ id }) => id));
  let removed = 0;
  for await (const { key, writtenAt } of files.list(packsDirectory)) {
    const id = packShape.exec(key)?.[1];
    if (id === undefined || known.has(Number(id)) || writtenAt >= olderThan) continue;
    await files.remove(key);
    removed += 1;
  }
  return removed;
}

function packKey(importId: number, pack: number): string {
  return `${packsDirectory}/${importId}/photos-${pack}.bin`;
}
