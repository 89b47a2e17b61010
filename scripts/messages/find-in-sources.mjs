import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../fingerprint.mjs';
import { root } from '../run-step.mjs';
import { findMessages } from './find-messages.mjs';

/** Layers whose messages are in the catalogs; of the studio, which has the languages of cards, only its errors. */
const layers = ['src/web', 'src/contract', 'src/domain', 'src/studio', 'src/server'];
/** JSX is translated while the pages are built; elsewhere only what `t` says. */
const source = /^src\/web\/.*\.tsx?$|\.ts$/;
const left = /\.test\.tsx?$|\.gen\.ts$/;

/**
 * The messages of the sources in the order of their files, with where each is first and what its values are there.
 * @returns {{ key: string, file: string, values: string[] }[]}
 */
export function findInSources() {
  /** @type {Map<string, { key: string, file: string, values: string[] }>} */
  const found = new Map();
  for (const path of layers.flatMap((layer) => listFiles(root, layer))) {
    if (!source.test(path) || left.test(path)) continue;
    for (const { key, values } of findMessages(path, readFileSync(join(root, path), 'utf8')).messages) {
      if (!found.has(key)) found.set(key, { key, file: path, values });
    }
  }
  return [...found.values()];
}
