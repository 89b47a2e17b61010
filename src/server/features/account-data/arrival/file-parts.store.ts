import { Readable } from 'node:stream';
import { RandomAccessReader } from 'yauzl';
import { accountFileLimits } from '../../../../contract/account-imports.ts';
import { t } from '../../../../contract/translate.ts';
import type { Context } from '../../../context.ts';
import { accountImports } from '../../../db/tables/account-imports.ts';
import { Refusal } from '../../../refusal.ts';

const partBytes = 4 * 1024 * 1024;
const directory = 'account-imports';
const partShape = /^account-imports\/(\d{1,9})\/part-\d+\.bin$/;

function partKey(importId: number, part: number): string {
  return `${directory}/${importId}/part-${part}.bin`;
}

/** Stores an upload as it arrives, in parts; resolves to how many, and their bytes. Throws Refusal if it is too large. */
export async function storeParts(
  context: Context,
  importId: number,
  bytes: AsyncIterable<Uint8Array>,
): Promise<{ parts: number; bytes: number }> {
  let parts = 0;
  let size = 0;
  let waiting: Uint8Array[] = [];
  let waitingBytes = 0;
  const put = async (part: Uint8Array) => {
    await context.disk.require('new');
    await context.files.put(partKey(importId, parts), part);
    parts += 1;
  };
  try {
    for await (const chunk of bytes) {
      size += chunk.byteLength;
      if (size > accountFileLimits.fileBytes) throw tooLarge();
      waiting.push(chunk);
      waitingBytes += chunk.byteLength;
      while (waitingBytes >= partBytes) {
        const all = Buffer.concat(waiting);
        await put(all.subarray(0, partBytes));
        waiting = [all.subarray(partBytes)];
        waitingBytes = all.byteLength - partBytes;
      }
    }
    if (waitingBytes > 0) await put(Buffer.concat(waiting));
    return { parts, bytes: size };
  } catch (error) {
    await removeParts(context, importId, parts);
    throw error;
  }
}

export function tooLarge(): Refusal {
  const message = t`The file is larger than ${accountFileLimits.fileBytes / 1024 / 1024} MB, which is more than an import takes.`;
  return new Refusal('too_large', message, { fields: { file: message } });
}

export async function removeParts(context: Context, importId: number, parts: number): Promise<void> {
  for (let part = 0; part < parts; part += 1) await context.files.remove(partKey(importId, part));
}

/** Removes parts of imports that are gone or whose process died while their file arrived. */
export async function removeForsakenParts({ files, database }: Context, olderThan: Date): Promise<number> {
  const rows = await database.orm.select({ id: accountImports.id, parts: accountImports.parts }).from(accountImports);
  const held = new Set(rows.filter(({ parts }) => parts > 0).map(({ id }) => id));
  let removed = 0;
  for await (const { key, writtenAt } of files.list(directory)) {
    const id = partShape.exec(key)?.[1];
    if (id === undefined || held.has(Number(id)) || writtenAt >= olderThan) continue;
    await files.remove(key);
    removed += 1;
  }
  return removed;
}

/** A part of the file could not be read: the file itself may be whole. */
export class PartUnread extends Error {
  override name = 'PartUnread';
}

/** Reads any bytes of a file from its parts, one of which is in memory at a time. */
export class PartsReader extends RandomAccessReader {
  readonly #context: Context;
  readonly #importId: number;
  #latest: { part: number; bytes: Uint8Array } | null = null;

  constructor(context: Context, importId: number) {
    super();
    this.#context = context;
    this.#importId = importId;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#bytes(start, end), { objectMode: false });
  }

  async *#bytes(start: number, end: number): AsyncGenerator<Uint8Array> {
    for (let at = start; at < end; ) {
      const part = Math.floor(at / partBytes);
      const bytes = await this.#read(part);
      const from = at - part * partBytes;
      const some = bytes.subarray(from, Math.min(bytes.byteLength, from + end - at));
      if (some.byteLength === 0) throw new Error('The file ends early');
      yield some;
      at += some.byteLength;
    }
  }

  async #read(part: number): Promise<Uint8Array> {
    if (this.#latest?.part === part) return this.#latest.bytes;
    const bytes = await this.#context.files.get(partKey(this.#importId, part)).catch((cause) => {
      throw new PartUnread('A part of the file could not be read', { cause });
    });
    if (!bytes) throw new PartUnread('A part of the file is gone');
    this.#latest = { part, bytes };
    return bytes;
  }
}
