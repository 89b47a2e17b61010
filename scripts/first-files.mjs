// Writes into index.html which files each page named in first-reads.js loads first, so that the browser asks for them
// with the document instead of once the app runs.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run-step.mjs';

const reader = join(root, 'src/web/public/first-reads.js');

/** @returns {import('vite').Plugin} */
export function firstFiles() {
  return {
    name: 'first-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files = JSON.stringify(filesOfPages(bundle, readFileSync(reader, 'utf8')));
        return html.replace('src="/first-reads.js"', `$& data-files='${files}'`);
      },
    },
  };
}

/** @param {import('vite').Rolldown.OutputBundle} bundle @param {string} named @returns {Record<string, string[]>} */
function filesOfPages(bundle, named) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunkOf = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  /** @param {string} file @param {Set<string>} found */
  const withImports = (file, found) => {
    if (found.has(file)) return found;
    found.add(file);
    for (const imported of chunkOf.get(file)?.imports ?? []) withImports(imported, found);
    return found;
  };
  const app = new Set();
  for (const { fileName, isEntry, name } of chunks) if (isEntry && name === 'main') withImports(fileName, app);
  /** @type {Record<string, string[]>} */
  const pages = {};
  for (const { fileName, facadeModuleId } of chunks) {
    const page = facadeModuleId?.match(/\/routes\/(.*)\.tsx\?tsr-split=component$/)?.[1];
    if (!page || !named.includes(`'${page}'`)) continue;
    pages[page] = [...withImports(fileName, new Set())].filter((file) => !app.has(file));
  }
  return pages;
}
