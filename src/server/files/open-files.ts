import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { FileStore } from './file-store.ts';
import { createLocalFiles } from './local-files.ts';

/** The configured file store of an installation. Throws FilesProblem for an unusable bucket. */
export async function openFiles({ dataDir, files }: Pick<Config, 'dataDir' | 'files'>): Promise<FileStore> {
  if (!files) return createLocalFiles(join(dataDir, 'files'));
  // Loaded only for a bucket: the module is half the size of all the rest.
  const { checkFiles, createS3Files } = await import('./s3-files.ts');
  const store = createS3Files(files);
  await checkFiles(store);
  return store;
}
