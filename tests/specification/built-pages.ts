import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { repository } from '../architecture/source-files.ts';

type Chunk = { file: string; imports?: string[] };

const built = join(repository, 'dist/web');
const suffix = '.tsx?tsr-split=component';

function readManifest(): Record<string, Chunk> {
  return JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8'));
}

/** The routes of all pages, such as 'people/index'. */
export function builtPages(): string[] {
  return Object.keys(readManifest())
    .filter((name) => name.startsWith('routes/') && name.endsWith(suffix))
    .map((name) => name.slice('routes/'.length, -suffix.length));
}

type LoadedFile = { file: string; gzipBytes: number };

/** The JavaScript that a browser loads to show a page: the entry, the page, and the frames around it. */
export function firstLoadOf(page: string, ...later: string[]): LoadedFile[] {
  const manifest = readManifest();
  const steps = page.split('/');
  const frames = steps.map((_, at) => `routes/${steps.slice(0, at + 1).join('/')}${suffix}`);
  return withImports(['index.html', ...frames.filter((frame) => frame in manifest), ...later]);
}

/** These files of the build, and all that they import. */
export function withImports(names: readonly string[]): LoadedFile[] {
  const manifest = readManifest();
  const found = new Set<string>();
  const follow = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}`);
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const imported of chunk.imports ?? []) follow(imported);
  };
  for (const name of names) follow(name);
  return [...found].map((file) => ({ file, gzipBytes: gzipSync(readFileSync(join(built, file))).length }));
}
