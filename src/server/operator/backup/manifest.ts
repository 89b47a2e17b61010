import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type ArchiveReader, DamagedArchive } from '../archive/read-archive.ts';

/** Increases when an older Fondly can no longer read the format of a newer one. */
export const backupFormat = 1;
export const manifestName = 'manifest.json';
/** The last entry: only a complete backup has one. */
export const manifestHashName = 'manifest.sha256';
export const secretKeyName = 'secret-key';
export const jobsName = 'jobs.json';

const part = z.object({ name: z.string(), bytes: z.int(), sha256: z.string() });
const table = z.object({ rows: z.int(), columns: z.array(z.string()), numbering: z.record(z.string(), z.number()) });

const manifest = z.object({
  format: z.int(),
  /** The version of Fondly that made it. */
  fondly: z.string(),
  /** The newest migration applied to its schema. */
  schema: z.number(),
  /** The time of the rows in it. */
  madeAt: z.iso.datetime(),
  tables: z.record(z.string(), table),
  /** Files that rows refer to and that were missing. */
  missingFiles: z.array(z.string()),
  /** A fingerprint that distinguishes secret keys without revealing them. */
  secretKeyMark: z.string(),
  parts: z.array(part),
});
export type Manifest = z.infer<typeof manifest>;

/** The entry name of batch `number` of a table's rows. */
export function rowsName(tableName: string, number: number): string {
  return `rows/${tableName}/${String(number).padStart(6, '0')}.jsonl.gz`;
}

export function fileName(key: string): string {
  return `files/${key}`;
}

export function keyOfFile(name: string): string | null {
  return name.startsWith('files/') ? name.slice('files/'.length) : null;
}

export function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** The manifest of a complete backup. Throws DamagedArchive if the backup is incomplete, changed, or too new. */
export async function readManifest(archive: ArchiveReader): Promise<Manifest> {
  if (!archive.has(manifestHashName)) throw new DamagedArchive('The backup is not whole: it was interrupted.');
  const content = await archive.read(manifestName);
  if (hashOf(content) !== (await archive.read(manifestHashName)).toString('utf8').trim()) {
    throw new DamagedArchive('The backup is damaged: its list of contents is not what it was.');
  }
  const { format } = z.object({ format: z.int() }).parse(JSON.parse(content.toString('utf8')));
  if (format > backupFormat) throw new DamagedArchive('The backup was made by a newer Fondly. Install that one first.');
  return manifest.parse(JSON.parse(content.toString('utf8')));
}
