import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../../src/server/db/database.ts';
import { prepareTemplate } from './prepare-template.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cacheDir = join(root, '.cache', 'test-database');

/**
 * A data directory with a migrated, empty database, which is copied and never opened. Creating it takes seconds, so it
 * is kept between runs under a name that depends on all its inputs.
 */
export async function buildEmbeddedTemplate(): Promise<string> {
  const templateDir = join(cacheDir, fingerprint());
  if (existsSync(templateDir)) return templateDir;
  mkdirSync(cacheDir, { recursive: true });
  const unfinished = mkdtempSync(join(cacheDir, 'unfinished-'));
  const database = await openDatabase({ dataDir: unfinished, isDurable: false });
  try {
    await prepareTemplate(database);
  } finally {
    await database.close();
  }
  removeUnusedDatabases(unfinished);
  try {
    renameSync(unfinished, templateDir);
  } catch (error) {
    // Another run created the same one first.
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(templateDir)) throw error;
  }
  removeOutdated(templateDir);
  return templateDir;
}

// Half of the files belong to PostgreSQL's own template databases, which are never used and need not be copied.
function removeUnusedDatabases(dataDir: string): void {
  const base = join(dataDir, 'db', 'base');
  for (const templateOid of ['1', '4']) rmSync(join(base, templateOid), { recursive: true, force: true });
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
  for (const file of [
    './embedded-template.ts',
    './prepare-template.ts',
    '../../src/server/db/initialise-embedded.ts',
  ]) {
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

// Not immediately: another run may be copying from a template that this one no longer needs.
function removeOutdated(templateDir: string): void {
  const dayMs = 24 * 3600 * 1000;
  // By the clock of the disk, which dates them: the clock of this run may be moved.
  const nowMs = statSync(templateDir).mtimeMs;
  for (const name of readdirSync(cacheDir)) {
    const path = join(cacheDir, name);
    if (path !== templateDir && nowMs - statSync(path).mtimeMs > dayMs) rmSync(path, { recursive: true, force: true });
  }
}
