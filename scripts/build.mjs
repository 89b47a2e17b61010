import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { compressFiles } from './compress-files.mjs';
import { fingerprint, listFiles } from './fingerprint.mjs';
import { root, run, seconds } from './run-step.mjs';

const layers = ['contract', 'domain', 'studio', 'card-page', 'server'];
/** What of these layers runs in browsers: Vite builds it. */
const forBrowsers = /^src\/card-page\/(browser|styles)\//;
const settings = ['package-lock.json', 'scripts/build.mjs'];

/** @typedef {{ name: string, sources: string[], result: string, build: () => Promise<{ ok: boolean, output: string }> }} Part */

// The parts of the build. A part is rebuilt only if the content of its inputs changed.
/** @type {Part} */
const server = {
  name: 'server',
  sources: [
    ...settings,
    'vite.server.config.ts',
    'scripts/messages',
    'languages',
    ...layers.map((layer) => `src/${layer}`),
  ],
  result: 'dist/server/main.js',
  build: buildServer,
};
/** @type {Part} */
const web = {
  name: 'web',
  sources: [
    ...settings,
    'vite.config.ts',
    'scripts/compress-files.mjs',
    'scripts/first-files.mjs',
    'scripts/font-licences.mjs',
    'scripts/page-languages.mjs',
    'scripts/service-worker.mjs',
    'scripts/translate-pages.mjs',
    'scripts/messages',
    'languages',
    'src/contract',
    'src/domain',
    'src/studio',
    'src/card-page',
    'src/web',
  ],
  result: 'dist/web/index.html',
  build: buildWeb,
};
// Made by the built server, so that a first start need not.
/** @type {Part} */
const cardStyles = {
  name: 'card styles',
  sources: [
    'package-lock.json',
    'src/contract/vocabulary.ts',
    'src/domain/styles.ts',
    'src/studio/art',
    'src/server/features/styles',
  ],
  result: 'dist/style-samples',
  build: () => runBuilt('features/styles/draw-samples.command.js'),
};
/** @type {Part} */
const emptyDatabase = {
  name: 'empty database',
  sources: ['package-lock.json', 'src/server/data-dir', 'src/server/db', 'src/server/queue'],
  result: 'dist/empty-cluster/PG_VERSION',
  build: () => runBuilt('data-dir/make-empty-cluster.command.js'),
};

/** Builds stale parts into dist/. Returns whether everything is now built; prints what it does and what went wrong. */
export async function ensureBuilt() {
  return (await buildStale('Building', [server, web])) && (await buildStale('Preparing', [cardStyles, emptyDatabase]));
}

/** The same for what the server's own tests need. */
export async function ensureServerBuilt() {
  return (await buildStale('Building', [server])) && (await buildStale('Preparing', [emptyDatabase]));
}

/** @param {string} doing @param {readonly Part[]} parts */
async function buildStale(doing, parts) {
  const stale = parts.filter(isStale);
  if (stale.length === 0) return true;
  const started = Date.now();
  console.log(`${doing} ${stale.map((part) => part.name).join(' and ')}…`);
  const results = await Promise.all(stale.map(buildPart));
  if (results.includes(false)) return false;
  console.log(`  done in ${seconds(Date.now() - started)}`);
  return true;
}

/** @param {Part} part */
async function buildPart(part) {
  rmSync(recordOf(part), { force: true });
  const { ok, output } = await part.build();
  if (!ok) {
    console.error(`${output.trim()}\nThe ${part.name} could not be built.`);
    return false;
  }
  // Computed after the build, which may itself write a source file, the route tree.
  writeFileSync(recordOf(part), sourcesNow(part));
  return true;
}

/** @param {Part} part */
function isStale(part) {
  const record = recordOf(part);
  return (
    !existsSync(record) || !existsSync(join(root, part.result)) || readFileSync(record, 'utf8') !== sourcesNow(part)
  );
}

/** @param {Part} part */
function sourcesNow(part) {
  return fingerprint(
    root,
    part.sources.flatMap((path) => listFiles(root, path)).filter((path) => !isForTests(path)),
  );
}

/** @param {Part} part */
function recordOf(part) {
  return join(root, `dist/.${part.name.replace(' ', '-')}-built-from`);
}

async function buildServer() {
  const result = await bundle('--config', 'vite.server.config.ts');
  if (result.ok) copyAssets();
  return result;
}

async function buildWeb() {
  const result = await bundle();
  if (result.ok) compressFiles(root, 'dist/web');
  return result;
}

/** @param {string[]} args */
function bundle(...args) {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  // Also when tests build it, whose NODE_ENV would bring in the JSX of development.
  const env = { NODE_ENV: 'production' };
  return run(process.execPath, [vite, 'build', '--logLevel', 'warn', ...args], { env, quiet: true });
}

/** @param {string} command */
function runBuilt(command) {
  return run(process.execPath, [join(root, 'dist/server', command)], { quiet: true });
}

/** Copies what modules of the server read at run time (words, migrations, pictures) and its licences. */
function copyAssets() {
  for (const layer of layers.filter((name) => name !== 'server'))
    rmSync(join(root, 'dist', layer), { recursive: true, force: true });
  const isAsset = (/** @type {string} */ path) =>
    !/\.tsx?$/.test(path) && !/(^|\/)(tsconfig\.json|[^/]*(?<!\.LICENSE)\.md)$/.test(path);
  const files = layers.flatMap((layer) => listFiles(root, `src/${layer}`));
  for (const path of files.filter((file) => isAsset(file) && !isForTests(file) && !forBrowsers.test(file)))
    cpSync(join(root, path), join(root, path.replace(/^src/, 'dist')));
}

/** @param {string} path */
function isForTests(path) {
  return /\.test\.tsx?$/.test(path) || /\/(fixtures|golden|__snapshots__)\//.test(path);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = (await ensureBuilt()) ? 0 : 1;
