import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { paddingAfter, readTarHeader, tarBlockBytes } from './tar-header.ts';
import type { Part } from './write-archive.ts';

export type ArchiveReader = {
  names(): string[];
  has(name: string): boolean;
  /** Throws DamagedArchive if it is missing. */
  read(name: string): Promise<Buffer>;
  close(): Promise<void>;
};

/** A backup that was changed since it was made, or never completed. */
export class DamagedArchive extends Error {
  override name = 'DamagedArchive';
}

/** Opens a tar file from `writeArchive`; reads the headers to find the entries, and each entry on demand. */
export async function readArchive(path: string): Promise<ArchiveReader> {
  const file = await open(path, 'r');
  const places = new Map<string, { at: number; bytes: number }>();
  const readAt = async (at: number, bytes: number) => {
    const content = Buffer.alloc(bytes);
    let done = 0;
    while (done < bytes) {
      const { bytesRead } = await file.read(content, done, bytes - done, at + done);
      if (bytesRead === 0) throw new DamagedArchive('The backup ends in the middle: it was cut off.');
      done += bytesRead;
    }
    return content;
  };
  try {
    for (let at = 0; ; ) {
      const header = await readHeader(readAt, at);
      if (!header) break;
      const { name, bytes } = header;
      if (places.has(name)) throw new DamagedArchive(`The backup has ${name} twice.`);
      places.set(name, { at: at + tarBlockBytes, bytes });
      at += tarBlockBytes + bytes + paddingAfter(bytes);
    }
  } catch (error) {
    await file.close();
    throw error;
  }
  return {
    names: () => [...places.keys()],
    has: (name) => places.has(name),
    read: async (name) => {
      const place = places.get(name);
      if (!place) throw new DamagedArchive(`The backup has no ${name}.`);
      return readAt(place.at, place.bytes);
    },
    close: () => file.close(),
  };
}

async function readHeader(readAt: (at: number, bytes: number) => Promise<Buffer>, at: number) {
  const block = await readAt(at, tarBlockBytes);
  try {
    return readTarHeader(block);
  } catch {
    throw new DamagedArchive(at === 0 ? 'This is no backup of Fondly.' : 'The backup is damaged: it cannot be read.');
  }
}

/** Reads every part once and compares it with the manifest. Throws DamagedArchive. */
export async function verifyParts(archive: ArchiveReader, parts: readonly Part[]): Promise<void> {
  for (const { name, bytes, sha256 } of parts) {
    const content = await archive.read(name);
    const found = createHash('sha256').update(content).digest('hex');
    if (content.byteLength !== bytes || found !== sha256) {
      throw new DamagedArchive(
        `The backup is damaged: ${name} is not what it was. Nothing was changed; take another backup.`,
      );
    }
  }
}
