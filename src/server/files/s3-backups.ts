import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import type { FilesPlace } from './files-place.ts';
import { createClient, FilesProblem } from './s3-files.ts';

const directory = 'backups/';
/** What S3 takes in one call. */
const largestBytes = 5 * 1024 ** 3;
/** Several gigabytes over a slow line. */
const storesWithinMs = 60 * 60_000;

/** Backups in the bucket of the pictures, beside them. */
export function createS3Backups(place: FilesPlace) {
  // Only storing takes long: the page that lists them must not wait for a bucket that hangs.
  const client = createClient(place);
  const slow = createClient(place, { answerWithinMs: storesWithinMs });
  const at = (name: string) => ({ Bucket: place.bucket, Key: `${place.prefix}${directory}${name}` });
  return {
    put: async (name: string, path: string): Promise<void> => {
      const { size } = await stat(path);
      if (size > largestBytes)
        throw new FilesProblem('The backup is larger than 5 GB, which a bucket does not take. Choose a folder.');
      await slow.send(new PutObjectCommand({ ...at(name), Body: createReadStream(path), ContentLength: size }));
    },
    open: async (name: string): Promise<{ bytes: number; content: Readable } | null> => {
      try {
        const { Body, ContentLength = 0 } = await client.send(new GetObjectCommand(at(name)));
        return Body ? { bytes: ContentLength, content: Body as Readable } : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    list: async (): Promise<{ name: string; bytes: number }[]> => {
      const { Bucket, Key: Prefix } = at('');
      const found: { name: string; bytes: number }[] = [];
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix })) {
        for (const { Key, Size = 0 } of Contents) if (Key) found.push({ name: Key.slice(Prefix.length), bytes: Size });
      }
      return found;
    },
    remove: async (name: string): Promise<void> => {
      await client.send(new DeleteObjectCommand(at(name)));
    },
  };
}
