import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../../src/server/db/database.ts';
import { prepareTemplate } from './prepare-template.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cacheDir = join(root, '.cache', 'test-database');

/**
 * A data directory with a migrated, empty database, to be copied and never opened. It takes seconds to make, so it is
 * kept between runs under a name that changes with everything that goes into it.
 */
export async function buildEmbeddedTemplate(): Promise<string> {
  const templateDir = join(cacheDir, fingerprint());
  if (existsSync(templateDir)) return templateDir;
  mkdirSync(cacheDir, { recursive: true });
  const unfinished = mkdtempSync(join(cacheDir, 'unfinished-'));
  const database = await openDatabase({ dataDir: unfinished, fsync: () => {} });
  try {
    await prepareTemplate(database);
  } finally {
    await database.close();
  }
  try {
    renameSync(unfinished, templateDir);
  } catch (error) {
    // Another run was faster with the same one.
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(templateDir)) throw error;
  }
  removeOutdated(templateDir);
  return templateDir;
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const part of ['pglite', 'pg-boss']) hash.update(versionOf(part));
  for (const folder of ['src/server/db/migrations', 'src/server/db/migrations/meta']) {
    for (const name of readdirSync(join(root, folder)).sort()) {
      if (name.endsWith('.sql') || name === '_journal.json')
        hash.update(name).update(readFileSync(join(root, folder, name)));
    }
  }
  for (const file of ['./prepare-template.ts', '../../src/server/queue/queue.ts']) {
    hash.update(readFileSync(new URL(file, import.meta.url)));
  }
  return hash.digest('hex').slice(0, 16);
}

function versionOf(part: string): string {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string }>;
  };
  const entry = Object.entries(lock.packages).find(([path]) => path.endsWith(`/${part}`));
  return `${part}@${entry?.[1].version}`;
}

function removeOutdated(templateDir: string): void {
  for (const name of readdirSync(dirname(templateDir))) {
    const path = join(dirname(templateDir), name);
    if (path !== templateDir && !name.startsWith('unfinished-')) rmSync(path, { recursive: true, force: true });
  }
}
