import { createReadStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { BackupPlan } from '../../../contract/backups.ts';
import type { Config } from '../../config.ts';
import { OperatorRefusal } from '../../operator/operator-refusal.ts';
import { backupRefusals } from './backup-trouble.ts';

export type KeptBackup = { name: string; madeAt: Date; bytes: number };

/** A place for backups, here or elsewhere. */
export type BackupPlace = {
  /** The newest first. Only names that backups have. */
  list(): Promise<KeptBackup[]>;
  /** Null if there is none of that name. */
  open(name: string): Promise<{ bytes: number; content: Readable } | null>;
  remove(name: string): Promise<void>;
  /** The directory in which a backup is written, and whose space it needs. */
  directory: string;
  /** Brings a backup that was written there to its place. */
  keep(name: string): Promise<void>;
  /** Removes what an interrupted backup left behind. Only one is made at a time. */
  clear(): Promise<void>;
};

const madeOnPage = '-page.tar';
const nameShape = /^fondly-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\dZ)(-page)?\.tar$/;

/** `fondly-2026-11-28T03-00-00Z-page.tar`: the ending tells it from those of the command, which are never removed. */
export function backupName(madeAt: Date): string {
  return `fondly-${madeAt.toISOString().replaceAll(':', '-').replace(/\..*/, 'Z')}${madeOnPage}`;
}

/** Whether a backup was made from the page. */
export function isOfPage({ name }: Pick<KeptBackup, 'name'>): boolean {
  return name.endsWith(madeOnPage);
}

/** The place that the plan names. */
export async function placeOf(config: Pick<Config, 'dataDir' | 'files'>, plan: BackupPlan): Promise<BackupPlace> {
  // Its disk may be unmounted: creating it again would put backups on the wrong disk.
  if (plan.place === 'folder' && plan.folder) return folderPlace(plan.folder, { isMade: false });
  if (plan.place !== 'bucket') return folderPlace(join(config.dataDir, 'backups'));
  if (!config.files) throw new OperatorRefusal(backupRefusals('noBucket'));
  // Loaded only for a bucket, like its files.
  const { createS3Backups } = await import('../../files/s3-backups.ts');
  const bucket = createS3Backups(config.files);
  const here = folderPlace(join(config.dataDir, 'backups-to-bucket'));
  return {
    ...here,
    list: async () => inOrder(await bucket.list()),
    open: bucket.open,
    remove: bucket.remove,
    keep: (name) => bucket.put(name, join(here.directory, name)).finally(() => here.remove(name)),
    clear: async () => {
      await rm(here.directory, { recursive: true, force: true });
      await here.clear();
    },
  };
}

function folderPlace(directory: string, { isMade } = { isMade: true }): BackupPlace {
  const bytesOf = async (name: string) => (await stat(join(directory, name)).catch(ifThere))?.size ?? null;
  const namesIn = async () => (await (isMade ? readdir(directory).catch(ifThere) : readdir(directory))) ?? [];
  return {
    directory,
    list: async () => {
      const found: { name: string; bytes: number }[] = [];
      for (const name of (await namesIn()).filter((each) => nameShape.test(each))) {
        const bytes = await bytesOf(name);
        if (bytes !== null) found.push({ name, bytes });
      }
      return inOrder(found);
    },
    open: async (name) => {
      const bytes = await bytesOf(name);
      return bytes === null ? null : { bytes, content: createReadStream(join(directory, name)) };
    },
    remove: (name) => rm(join(directory, name), { force: true }),
    keep: async () => {},
    clear: async () => {
      if (isMade) await mkdir(directory, { recursive: true, mode: 0o700 });
      for (const name of await namesIn())
        if (/^fondly-.*-page\.tar\.[0-9a-f]+\.unfinished$/.test(name)) await rm(join(directory, name), { force: true });
    },
  };
}

function inOrder(found: { name: string; bytes: number }[]): KeptBackup[] {
  return found
    .flatMap(({ name, bytes }) => {
      const [, day, hour, minute, second] = nameShape.exec(name) ?? [];
      return day ? [{ name, bytes, madeAt: new Date(`${day}T${hour}:${minute}:${second}`) }] : [];
    })
    .sort((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
}

function ifThere(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
