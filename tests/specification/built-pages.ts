import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { repository } from '../architecture/source-files.ts';

type Chunk = { file: string; imports?: string[] };

const built = join(repository, 'dist/web');

/** The JavaScript that a browser loads to show a route: the entry, the frame of the pages and the route itself. */
export function firstLoadOf(route: string): { file: string; gzipBytes: number }[] {
  const manifest = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const parts = ['_user', '_user/_shell', route].map((part) => `routes/${part}.tsx?tsr-split=component`);
  const found = new Set<string>();
  const follow = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}`);
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const imported of chunk.imports ?? []) follow(imported);
  };
  for (const name of ['index.html', ...parts]) follow(name);
  return [...found].map((file) => ({ file, gzipBytes: gzipSync(readFileSync(join(built, file))).length }));
}
