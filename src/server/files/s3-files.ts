import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import type { FileStore } from './file-store.ts';
import type { FilesPlace } from './files-place.ts';

/** What is wrong with the configured bucket, in words for the operator. */
export class FilesProblem extends Error {
  override name = 'FilesProblem';
}

const connectWithinMs = 5_000;
/** For a file of several megabytes over a slow line. */
const answerWithinMs = 60_000;
const tries = 4;
const startCheckKey = 'checks/start.txt';

type Timeouts = { connectWithinMs?: number; answerWithinMs?: number };

/** The client of a bucket. */
export function createClient(
  { region, endpoint, accessKeyId, secretAccessKey }: FilesPlace,
  timeouts: Timeouts = {},
): S3Client {
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: tries,
    retryMode: 'standard',
    // Other vendors' servers have one host name, not one per bucket, and not all support the newer checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: timeouts.connectWithinMs ?? connectWithinMs,
      requestTimeout: timeouts.answerWithinMs ?? answerWithinMs,
      throwOnRequestTimeout: true,
    },
  });
}

/** Files in an S3 bucket. What `put` resolved for is visible to every reader (S3 is consistent since 2020). */
export function createS3Files(place: FilesPlace, timeouts: Timeouts = {}): FileStore {
  const { bucket, prefix } = place;
  const client = createClient(place, timeouts);
  const at = (key: string) => ({ Bucket: bucket, Key: `${prefix}${key}` });
  return {
    put: async (key, bytes) => {
      await client.send(new PutObjectCommand({ ...at(key), Body: bytes, ContentLength: bytes.byteLength }));
    },
    get: async (key) => {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(key)));
        return Body ? await Body.transformToByteArray() : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    remove: async (key) => {
      await client.send(new DeleteObjectCommand(at(key)));
    },
    list: async function* (directory) {
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: `${prefix}${directory}/` });
      for await (const { Contents = [] } of pages) {
        for (const { Key, LastModified } of Contents)
          if (Key && LastModified) yield { key: Key.slice(prefix.length), writtenAt: LastModified };
      }
    },
  };
}

/**
 * Writes, reads and removes a small file, so that a wrong bucket or key is reported at the start. Throws FilesProblem.
 */
export async function checkFiles(files: FileStore): Promise<void> {
  const bytes = Buffer.from(`Fondly looked at ${new Date().toISOString()} whether it may write here.\n`);
  try {
    await files.put(startCheckKey, bytes);
    const found = await files.get(startCheckKey);
    if (!found || !bytes.equals(found)) throw new Error('what was written was not read back');
    await files.remove(startCheckKey);
  } catch (error) {
    throw new FilesProblem(`The bucket of FILES_URL cannot be used: ${inWords(error)}.`, { cause: error });
  }
}

function inWords(error: unknown): string {
  const { name, message, code } = error as NodeJS.ErrnoException;
  if (name === 'NoSuchBucket') return 'there is no bucket of that name';
  if (name === 'InvalidAccessKeyId') return 'the access key is not known there';
  if (name === 'SignatureDoesNotMatch') return 'the secret access key is not the right one';
  if (name === 'AccessDenied') return 'the access key may not write, read and delete in it';
  if (code === 'ENOTFOUND' || code === 'ECONNREFUSED' || name === 'TimeoutError')
    return `its server does not answer (${message || code})`;
  return message || name;
}
