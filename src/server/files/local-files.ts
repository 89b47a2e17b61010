import { randomUUID } from 'node:crypto';
import { readFile as readWithCallback } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { FileStore, KeptFile } from './file-store.ts';

// The callback version costs half as much as the one with promises, and every sent card reads its picture.
const readFile = promisify(readWithCallback);

const keyShape = /^[a-z0-9-]+(\/[a-z0-9-]+)*\.[a-z]+$/;

/** Files in a directory: written under a temporary name, synced, then renamed. */
export function createLocalFiles(directory: string): FileStore {
  const pathOf = (key: string) => {
    if (!keyShape.test(key)) throw new Error(`"${key}" is no file key`);
    return join(directory, key);
  };
  return {
    put: async (key, bytes) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const temporary = `${path}.${randomUUID()}.new`;
      const file = await open(temporary, 'wx');
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(temporary, path);
      await syncDirectory(dirname(path));
    },
    get: (key) => readFile(pathOf(key)).catch(ifThere),
    remove: (key) => rm(pathOf(key), { force: true }),
    list: (within) => listFiles(directory, within),
  };
}

async function* listFiles(directory: string, within: string): AsyncGenerator<KeptFile> {
  const entries = await opendir(join(directory, within)).catch(ifThere);
  for await (const entry of entries ?? []) {
    const key = `${within}/${entry.name}`;
    if (entry.isDirectory()) yield* listFiles(directory, key);
    else if (keyShape.test(key)) {
      const found = await stat(join(directory, key)).catch(ifThere);
      if (found) yield { key, writtenAt: found.mtime };
    }
  }
}

/** Removed in the meantime, or never created. */
function ifThere(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
