import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import { type Entry, fromRandomAccessReader, type Options, type RandomAccessReader, type ZipFile } from 'yauzl';
import type { z } from 'zod';
import { accountFileLimits } from '../../../../contract/account-imports.ts';
import { t } from '../../../../contract/translate.ts';
import { createTimeSlice } from '../../contacts/public.ts';
import { accountFormat, anyManifest, type Manifest, manifest, manifestName } from '../account-file.ts';
import { PartUnread } from './file-parts.store.ts';

/** What all rows of a file may unpack to, and one picture. */
const mostRowBytes = 128 * 1024 * 1024;
const mostPictureBytes = 10 * 1024 * 1024;
const mostManifestBytes = 1024 * 1024;
/** Of one row. Far more, nested deep, would take a minute to read, while nobody else is answered. */
const longestLine = 1_000_000;
/** Files besides pictures: those for people, and one for each table. */
const mostFiles = accountFileLimits.pictures + 200;

/** The file is no account that can be imported; the message is shown to the user. */
export class UnreadableAccount extends Error {
  override name = 'UnreadableAccount';
}

const foreign = t`This is not a download of a Fondly account. Choose the .zip file that “Download my data” saved, as it is.`;
const damaged = t`This file is damaged or incomplete. Download it once more from the other installation.`;

export type AccountFile = {
  manifest: Manifest;
  /** The lines of one of its files, checked; none if it has no such file. */
  rows<Row>(name: string, schema: z.ZodType<Row>): Promise<Row[]>;
  /** A picture, or null if the file has none of this name, or one that is too large. */
  picture(name: string): Promise<Uint8Array | null>;
};

const openZip = promisify(
  fromRandomAccessReader as (
    reader: RandomAccessReader,
    size: number,
    options: Options,
    done: (error: Error | null, zip: ZipFile) => void,
  ) => void,
);

/**
 * Opens a download for reading. Names in it choose nothing but what is read: no file is written by its name. What it
 * unpacks to is limited before anything is unpacked, and no entry may be longer than it says.
 */
export async function openAccountFile(reader: RandomAccessReader, size: number): Promise<AccountFile> {
  const { zip, entries } = await readDirectory(reader, size);
  let rowBytes = 0;
  const read = async (entry: Entry): Promise<string> => {
    const content = await openEntry(zip, entry).then(text).catch(asDamaged);
    if (crc32(content) !== entry.crc32) throw new UnreadableAccount(damaged);
    return content;
  };
  const head = entries.get(manifestName);
  if (!head || head.uncompressedSize > mostManifestBytes) throw new UnreadableAccount(foreign);
  return {
    manifest: readManifest(await read(head)),
    rows: async <Row>(name: string, schema: z.ZodType<Row>) => {
      const entry = entries.get(name);
      if (!entry) return [];
      rowBytes += entry.uncompressedSize;
      if (rowBytes > mostRowBytes) throw new UnreadableAccount(t`This account is larger than an import takes.`);
      const lines = (await read(entry)).split('\n').filter((line) => line !== '');
      const slice = createTimeSlice();
      const rows: Row[] = [];
      for (const [at, line] of lines.entries()) {
        const row = schema.safeParse(line.length > longestLine ? undefined : parseJson(line));
        const where = row.error?.issues[0]?.path.join('.') ?? '';
        if (!row.success)
          throw new UnreadableAccount(
            t`Line ${at + 1} of ${name} is not as Fondly writes it${where && ` (${where})`}. Nothing was imported.`,
          );
        rows.push(row.data);
        await slice();
      }
      return rows;
    },
    picture: async (name) => {
      const entry = entries.get(name);
      if (!entry || entry.uncompressedSize > mostPictureBytes) return null;
      const chunks: Uint8Array[] = [];
      try {
        for await (const chunk of await openEntry(zip, entry)) chunks.push(chunk as Uint8Array);
      } catch (error) {
        if (error instanceof PartUnread) throw error;
        return null;
      }
      return Buffer.concat(chunks);
    },
  };
}

async function readDirectory(
  reader: RandomAccessReader,
  size: number,
): Promise<{ zip: ZipFile; entries: Map<string, Entry> }> {
  const entries = new Map<string, Entry>();
  try {
    const zip = await openZip(reader, size, { lazyEntries: true, autoClose: false }).catch(async (error) => {
      // The directory is at the end: a download that was broken off begins as a zip file and has none.
      throw (await startsAsZip(reader, size)) ? new UnreadableAccount(damaged) : error;
    });
    if (zip.entryCount > mostFiles) throw new UnreadableAccount(foreign);
    await new Promise<void>((resolve, reject) => {
      zip.on('error', reject);
      zip.on('end', resolve);
      zip.on('entry', (entry: Entry) => {
        entries.set(entry.fileName, entry);
        zip.readEntry();
      });
      zip.readEntry();
    });
    return { zip, entries };
  } catch (error) {
    throw error instanceof UnreadableAccount || error instanceof PartUnread ? error : new UnreadableAccount(foreign);
  }
}

async function startsAsZip(reader: RandomAccessReader, size: number): Promise<boolean> {
  const head = Buffer.alloc(4);
  if (size < head.length) return false;
  const read = promisify(reader.read.bind(reader));
  await read(head, 0, head.length, 0);
  return head.toString('latin1') === 'PK\x03\x04';
}

function asDamaged(error: unknown): never {
  throw error instanceof PartUnread ? error : new UnreadableAccount(damaged);
}

async function openEntry(zip: ZipFile, entry: Entry) {
  return promisify((done: (error: Error | null, stream: NodeJS.ReadableStream) => void) =>
    zip.openReadStream(entry, done),
  )();
}

function readManifest(content: string): Manifest {
  const any = anyManifest.safeParse(parseJson(content));
  if (!any.success) throw new UnreadableAccount(foreign);
  if (any.data.version > accountFormat.version) {
    throw new UnreadableAccount(t`This file comes from a newer version of Fondly. Update this installation first.`);
  }
  const read = manifest.safeParse(parseJson(content));
  if (!read.success) throw new UnreadableAccount(damaged);
  return read.data;
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}
