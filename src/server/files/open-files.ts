import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { FileStore } from './file-store.ts';
import { createLocalFiles } from './local-files.ts';

/** The files of an installation, where its configuration says. Throws FilesProblem for a bucket that cannot be used. */
export async function openFiles({ dataDir, files }: Pick<Config, 'dataDir' | 'files'>): Promise<FileStore> {
  if (!files) return createLocalFiles(join(dataDir, 'files'));
  // Loaded only where there is a bucket: it is as large as half of the rest.
  const { checkFiles, createS3Files } = await import('./s3-files.ts');
  const store = createS3Files(files);
  await checkFiles(store);
  return store;
}
