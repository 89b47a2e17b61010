import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { compileCatalog } from './scripts/messages/catalogs.mjs';
import { offeredLanguages } from './src/contract/languages.ts';

const sourceDir = join(import.meta.dirname, 'src');

/** What Node starts: the server, its threads and processes, and the operator's commands. */
const entries = readdirSync(join(sourceDir, 'server'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path === 'main.ts' || /\.(?:command|process|worker)\.ts$/.test(path))
  .map((path) => path.replaceAll(sep, '/').replace(/\.ts$/, ''));

/**
 * Packages that stay outside: those that read files of their own (native code, WebAssembly, fonts, Swagger's pages), and
 * those whose licence asks that they can be replaced.
 */
const { dependencies } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'));

/** Stands for dist/ until the place of the bundled file is known. */
const builtRoot = '/dist-of-fondly/';

/**
 * A module finds its files (words, migrations, threads) beside itself, by `import.meta.url`. In a bundle that would be
 * the bundle; this keeps it the place that the module has in the tree, where the build copies its files.
 */
function ownPlaces(): Plugin {
  return {
    name: 'own-places',
    transform(code, id) {
      if (!id.startsWith(sourceDir) || !code.includes('import.meta.url')) return null;
      const built = relative(sourceDir, id)
        .replaceAll(sep, '/')
        .replace(/\.tsx?$/, '.js');
      return {
        code: code.replaceAll('import.meta.url', `new URL('${builtRoot}${built}', import.meta.url).href`),
        map: null,
      };
    },
    renderChunk(code, { fileName }) {
      if (!code.includes(builtRoot)) return null;
      const up = posix.relative(posix.join('server', posix.dirname(fileName)), '.');
      return { code: code.replaceAll(builtRoot, `${up}/`), map: null };
    },
  };
}

/** Writes what the server says in the offered languages beside it, where reader.ts finds it. */
function catalogs(): Plugin {
  return {
    name: 'catalogs',
    generateBundle() {
      const others = offeredLanguages.filter((language: string) => language !== 'en');
      const source = JSON.stringify(Object.fromEntries(others.map((language) => [language, compileCatalog(language)])));
      this.emitFile({ type: 'asset', fileName: 'languages.json', source });
    },
  };
}

/** The server and the packages it uses, in few files (072). Everything that is loaded on demand stays in files of its own. */
export default defineConfig({
  root: sourceDir,
  publicDir: false,
  plugins: [ownPlaces(), catalogs()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: {
    target: 'node',
    noExternal: true,
    external: Object.keys(dependencies),
    // As Node itself resolves packages.
    resolve: { conditions: ['node'], mainFields: [] },
  },
  build: {
    ssr: true,
    outDir: '../dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    // The licences of the packages in it.
    license: { fileName: 'licences.md' },
    rolldownOptions: {
      input: Object.fromEntries(entries.map((entry) => [entry, join(sourceDir, 'server', `${entry}.ts`)])),
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        // Node names the source in traces with --enable-source-maps; it needs the names only.
        sourcemapExcludeSources: true,
      },
    },
  },
});
