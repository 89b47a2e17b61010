// Builds /sw.js after the pages, because it lists every file that they may need offline.

import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { offeredLanguages } from '../src/contract/languages.ts';
import { readTranslations } from './messages/catalogs.mjs';
import { findInSources } from './messages/find-in-sources.mjs';
import { root } from './run-step.mjs';

const sourceDir = join(root, 'src/web/service-worker');
/** Fonts for other scripts are cached once a page requests one. */
const shellFile = /\.(?:js|css)$|-latin-[^/]*\.woff2$/;
const looseFiles = ['theme.js', 'first-reads.js', 'favicon.svg', 'icons/icon-192.png'];

/** Replaces the worker in a build without one: it removes itself and its caches, and pages continue without it. */
export const farewell = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('fondly-shell-')) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/**
 * A Vite plugin that builds the service worker; if disabled, it builds one that removes itself.
 * @param {{ enabled: boolean }} options
 * @returns {import('vite').Plugin}
 */
export function serviceWorker({ enabled }) {
  return {
    name: 'service-worker',
    apply: 'build',
    config: () => ({ define: { hasServiceWorker: String(enabled) } }),
    writeBundle: {
      sequential: true,
      async handler({ dir = '' }, bundle) {
        const code = enabled ? await compile(shellOf(dir, bundle)) : farewell;
        writeFileSync(join(dir, 'sw.js'), code);
      },
    },
  };
}

/** @param {string} dir @param {import('vite').Rolldown.OutputBundle} bundle */
function shellOf(dir, bundle) {
  const files = Object.keys(bundle).filter((name) => name.startsWith('assets/') && shellFile.test(name));
  const entry = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.isEntry && file.name === 'main',
  )?.fileName;
  if (!entry || files.length < 10) throw new Error('The build has no pages that a worker could keep');
  const version = createHash('sha256').update(files.sort().join());
  for (const name of ['index.html', ...looseFiles]) version.update(readFileSync(join(dir, name)));
  return {
    version: version.digest('hex').slice(0, 12),
    entry: `/${entry}`,
    files: [...looseFiles, ...files].map((name) => `/${name}`),
  };
}

/** What the worker says, in the offered languages other than English. */
function wordsOfWorker() {
  const keys = findInSources()
    .filter(({ file }) => file.startsWith('src/web/service-worker/'))
    .map(({ key }) => key);
  const others = offeredLanguages
    .filter((language) => language !== 'en')
    .map((language) => {
      const translations = readTranslations(language);
      return [language, Object.fromEntries(keys.map((key) => [key, translations.get(key) || key]))];
    });
  return Object.fromEntries(others);
}

/** @param {object} shell @returns {Promise<string>} */
async function compile(shell) {
  const result = await build({
    configFile: false,
    root: sourceDir,
    logLevel: 'warn',
    define: { builtShell: JSON.stringify(shell), builtWords: JSON.stringify(wordsOfWorker()) },
    build: {
      write: false,
      rolldownOptions: { input: join(sourceDir, 'service-worker.ts'), output: { format: 'iife' } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('The service worker came out empty');
  return chunk.code;
}
