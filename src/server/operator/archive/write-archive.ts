import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { paddingAfter, tarBlockBytes, writeTarHeader } from './tar-header.ts';

/** The contents of an archive, for its manifest. */
export type Part = { name: string; bytes: number; sha256: string };

export type ArchiveWriter = {
  add(name: string, content: Buffer): Promise<Part>;
  /** Moves the completed archive into place, flushed; resolves to its size. */
  finish(): Promise<number>;
  /** Removes the unfinished file. */
  abandon(): Promise<void>;
};

/** Writes a tar file that only its owner may read, under another name until it is complete. Never overwrites a file. */
export async function writeArchive(path: string, madeAt: Date): Promise<ArchiveWriter> {
  if (existsSync(path)) throw new ArchiveExists(path);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const unfinished = `${path}.${randomBytes(4).toString('hex')}.unfinished`;
  const file = await open(unfinished, 'wx', 0o600);
  let size = 0;
  const append = async (bytes: Buffer) => {
    await file.writeFile(bytes);
    size += bytes.byteLength;
  };
  return {
    add: async (name, content) => {
      const bytes = content.byteLength;
      await append(writeTarHeader({ name, bytes }, madeAt));
      await append(content);
      await append(Buffer.alloc(paddingAfter(bytes)));
      return { name, bytes, sha256: createHash('sha256').update(content).digest('hex') };
    },
    finish: async () => {
      await append(Buffer.alloc(2 * tarBlockBytes));
      await file.sync();
      await file.close();
      if (existsSync(path)) throw new ArchiveExists(path);
      await rename(unfinished, path);
      const directory = await open(dirname(path), 'r');
      await directory.sync().finally(() => directory.close());
      return size;
    },
    abandon: async () => {
      await file.close().catch(() => {});
      await rm(unfinished, { force: true });
    },
  };
}

/** A backup never overwrites another one. */
export class ArchiveExists extends Error {
  override name = 'ArchiveExists';

  constructor(path: string) {
    super(`There is a file at ${path} already. Name another one.`);
  }
}
