// Lets Node 20 run this repository's TypeScript as it stands (`node --import ./scripts/typescript-loader.mjs file.ts`):
// Node learnt that in 22, and a bundle would break every path the code finds from its own place (migrations, fonts).
import { readFile } from 'node:fs/promises';
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { transformWithOxc } from 'vite';

/** @type {import('node:module').LoadHook} */
export async function load(url, context, nextLoad) {
  if (!/^file:.*\.tsx?$/.test(url) || url.includes('/node_modules/')) return nextLoad(url, context);
  const path = fileURLToPath(url);
  const { code } = await transformWithOxc(await readFile(path, 'utf8'), path, {
    jsx: { runtime: 'automatic' },
    sourcemap: false,
  });
  return { format: 'module', source: code, shortCircuit: true };
}

// Node loads the hooks in a thread of their own, where this file must not register itself again.
if (isMainThread) register(import.meta.url);
