import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { compressFiles } from './compress-files.mjs';
import { fingerprint, listFiles } from './fingerprint.mjs';
import { root, run, seconds } from './run-step.mjs';

const layers = ['contract', 'domain', 'studio', 'card-page', 'server'];
/** What of these layers runs in browsers: Vite builds it. */
const forBrowsers = /^src\/card-page\/(browser|styles)\//;
const settings = ['package-lock.json', 'tsconfig.base.json', 'scripts/build.mjs', 'scripts/compress-files.mjs'];

/** @typedef {{ name: string, sources: string[], result: string, build: () => Promise<{ ok: boolean, output: string }> }} Part */

/**
 * The parts of the build, their inputs and their tools. A part is rebuilt only if the content of its inputs changed.
 * @type {Part[]}
 */
const parts = [
  {
    name: 'server',
    sources: [...settings, ...layers.map((layer) => `src/${layer}`)],
    result: 'dist/server/main.js',
    build: buildServer,
  },
  {
    name: 'web',
    sources: [
      ...settings,
      'vite.config.ts',
      'scripts/font-licences.mjs',
      'scripts/service-worker.mjs',
      'src/contract',
      'src/domain',
      'src/studio',
      'src/card-page',
      'src/web',
    ],
    result: 'dist/web/index.html',
    build: buildWeb,
  },
];
/** Drawn by the built server, so that a first start need not. */
const styleSamples = {
  name: 'card styles',
  sources: [
    'package-lock.json',
    'src/contract/vocabulary.ts',
    'src/domain/styles.ts',
    'src/studio/art',
    'src/server/features/styles',
  ],
  result: 'dist/style-samples',
  build: drawStyleSamples,
};

/** Builds stale parts into dist/. Returns whether everything is now built; prints what it does and what went wrong. */
export async function ensureBuilt() {
  return (await buildStale('Building', parts)) && (await buildStale('Drawing', [styleSamples]));
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
  mkdirSync(join(root, 'dist'), { recursive: true });
  const tsc = [join(root, 'node_modules/typescript/bin/tsc'), '-b', 'src/server'];
  let result = await run(process.execPath, tsc, { quiet: true });
  // tsc trusts its own record; if an output was deleted since, only a forced build restores it.
  if (result.ok && missingOutputs().length > 0)
    result = await run(process.execPath, [...tsc, '--force'], { quiet: true });
  if (result.ok) copyAssets();
  return result;
}

function drawStyleSamples() {
  return run(process.execPath, [join(root, 'dist/server/features/styles/draw-samples.command.js')], { quiet: true });
}

async function buildWeb() {
  const vite = [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'];
  const result = await run(process.execPath, vite, { quiet: true });
  if (result.ok) compressFiles(root, 'dist/web');
  return result;
}

function missingOutputs() {
  return compiledFiles().filter((file) => !existsSync(join(root, outputOf(file))));
}

/** Copies what tsc ignores (migrations, pictures and their licences) and removes outputs without a source. */
function copyAssets() {
  const assets = layerFiles().filter(
    (path) => !/\.tsx?$/.test(path) && !/(^|\/)(tsconfig\.json|[^/]*(?<!\.LICENSE)\.md)$/.test(path),
  );
  for (const path of assets) {
    mkdirSync(dirname(join(root, outputOf(path))), { recursive: true });
    cpSync(join(root, path), join(root, outputOf(path)));
  }
  const expected = new Set([...compiledFiles(), ...assets].map(outputOf));
  const present = layers.flatMap((layer) => listFiles(root, `dist/${layer}`));
  for (const path of present) if (!expected.has(path.replace(/\.map$/, ''))) rmSync(join(root, path));
}

function layerFiles() {
  return layers
    .flatMap((layer) => listFiles(root, `src/${layer}`))
    .filter((path) => !isForTests(path) && !forBrowsers.test(path));
}

function compiledFiles() {
  return layerFiles().filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'));
}

/** @param {string} source */
function outputOf(source) {
  return source.replace(/^src\//, 'dist/').replace(/\.tsx?$/, '.js');
}

/** @param {string} path */
function isForTests(path) {
  return /\.test\.tsx?$/.test(path) || /\/(fixtures|golden|__snapshots__)\//.test(path);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = (await ensureBuilt()) ? 0 : 1;
