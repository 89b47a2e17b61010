// Translates the pages of the app while Vite builds them, and writes a script for each offered language.

import { createHash } from 'node:crypto';
import { join, sep } from 'node:path';
import { build } from 'vite';
import { offeredLanguages } from '../src/contract/languages.ts';
import { compileCatalog } from './messages/catalogs.mjs';
import { findMessages, importsOf } from './messages/find-messages.mjs';
import { root } from './run-step.mjs';

const pages = join(root, 'src/web');
const from = { t: join(root, 'src/contract/translate.ts'), nodes: join(pages, 'translated-nodes.ts') };

/** @returns {import('vite').Plugin} */
export function translatePages() {
  /** @type {{ language: string, path: string, code: string }[]} */
  let scripts = [];
  return {
    name: 'translate-pages',
    enforce: 'pre',
    async buildStart() {
      const others = offeredLanguages.filter((language) => language !== 'en');
      scripts = await Promise.all(others.map(scriptOf));
    },
    transform(code, id) {
      const [path = ''] = id.split('?');
      if (!path.endsWith('.tsx') || !path.startsWith(pages + sep)) return null;
      const found = findMessages(path, code);
      // On the same line, so that errors name the lines of the source.
      return { code: importsOf(found.imports, from) + found.code, map: null };
    },
    transformIndexHtml() {
      if (scripts.length === 0) return [];
      const files = scripts.map(({ language, path }) => [`data-${language}`, `/${path}`]);
      return [
        { tag: 'script', attrs: { src: '/language.js', ...Object.fromEntries(files) }, injectTo: 'head-prepend' },
      ];
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const script = scripts.find(({ path }) => request.url === `/${path}`);
        if (!script) return next();
        response.setHeader('content-type', 'text/javascript').end(script.code);
      });
    },
    generateBundle() {
      for (const { path, code } of scripts) this.emitFile({ type: 'asset', fileName: path, source: code });
    },
  };
}

/** @param {string} language */
async function scriptOf(language) {
  const code = await compileScript(language, compileCatalog(language));
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  return { language, path: `assets/language-${language}-${hash}.js`, code };
}

/** The script of a language, with its catalog in it. @param {string} language @param {object} catalog @returns {Promise<string>} */
export async function compileScript(language, catalog) {
  const result = await build({
    configFile: false,
    root: pages,
    publicDir: false,
    logLevel: 'warn',
    define: { scriptLanguage: JSON.stringify(language), scriptCatalog: JSON.stringify(catalog) },
    build: {
      write: false,
      rolldownOptions: { input: join(pages, 'language-script.ts'), output: { format: 'iife' } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error(`The script of the language ${language} came out empty`);
  return chunk.code;
}
