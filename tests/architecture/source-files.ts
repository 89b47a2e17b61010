import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const repository = fileURLToPath(new URL('../..', import.meta.url));

/** A file of the tree under test: its path from the root, with forward slashes, and its text. */
export type SourceFile = { path: string; text: string };

/** The TypeScript files under `root/src`, without tests and generated code unless requested. */
export function readSources(root: string, { tests = false } = {}): SourceFile[] {
  return readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.gen.ts'))
    .filter((entry) => tests || !isTest(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({
      path: file.slice(join(root, '/').length).replaceAll('\\', '/'),
      text: readFileSync(file, 'utf8'),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Whether the file is a test: tests may import more. */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}

/** Writes a small tree into a temporary folder, hands its root to `use`, and removes it. */
export function withTree<Result>(files: Record<string, string>, use: (root: string) => Result): Result {
  const root = mkdtempSync(join(tmpdir(), 'fondly-architecture-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return use(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
