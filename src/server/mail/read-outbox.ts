import { open, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

export type OutboxEntry = { fileName: string; to: string; subject: string; sentAt: string; bytes: number };

const nameShape = /^(\d{4}-\d{2}-\d{2}T\d{2})-(\d{2})-(\d{2})_[0-9a-f]{32}\.eml$/;
const headBytes = 16 * 1024;

/** The newest messages of an outbox, from their headers; none if it does not exist. */
export async function listOutbox(directory: string, limit: number): Promise<OutboxEntry[]> {
  const names = await readdir(directory).catch(ifAbsent<string[]>([]));
  const newest = names
    .filter((name) => nameShape.test(name))
    .sort()
    .reverse()
    .slice(0, limit);
  return Promise.all(newest.map((name) => readEntry(directory, name)));
}

/** A message of the outbox, unchanged; null if there is none of that name. */
export async function readOutboxMessage(directory: string, fileName: string): Promise<Uint8Array | null> {
  if (!nameShape.test(fileName)) return null;
  return readFile(join(directory, fileName)).catch(ifAbsent<Uint8Array | null>(null));
}

async function readEntry(directory: string, fileName: string): Promise<OutboxEntry> {
  const path = join(directory, fileName);
  const { size } = await stat(path);
  const { default: PostalMime } = await import('postal-mime');
  const { to, subject } = await PostalMime.parse(await readHead(path));
  const [, hour, minute, second] = nameShape.exec(fileName) ?? [];
  return {
    fileName,
    to: (to ?? []).map(({ address }) => address ?? '').join(', '),
    subject: subject ?? '',
    sentAt: `${hour}:${minute}:${second}Z`,
    bytes: size,
  };
}

/** The lines before the first empty one. */
async function readHead(path: string): Promise<Uint8Array> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    const start = buffer.subarray(0, bytesRead);
    const end = start.indexOf('\r\n\r\n');
    return end === -1 ? start : start.subarray(0, end + 4);
  } finally {
    await file.close();
  }
}

function ifAbsent<T>(none: T): (error: NodeJS.ErrnoException) => T {
  return (error) => {
    if (error.code === 'ENOENT') return none;
    throw error;
  };
}
