// `npm test`: everything that must hold, in the order in which it fails fastest. The last line is the sum.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { fingerprint } from './fingerprint.mjs';
import { ensureInstalled } from './install.mjs';
import { requireNode } from './require-node.mjs';
import { root, run, seconds } from './run-step.mjs';
import { countTests, summarise } from './test-report.mjs';

/** @typedef {import('./test-report.mjs').Counts} Counts */

/** A run that hangs is ended; several times what a quiet machine needs, so that a busy one is not taken for it. */
const hangsAfterMs = 1_800_000;

const quick = process.argv.includes('--quick');
const started = Date.now();
const reports = mkdtempSync(join(tmpdir(), 'fondly-test-'));
// A first start draws the card styles, for half a minute; one is enough for all journeys.
process.env.FONDLY_KEPT_DATA_DIR = join(reports, 'data');
/** @type {Counts[]} */
const results = [];
/** @type {string[]} */
const failedSteps = [];
let reported = 0;

requireNode();
await ensureInstalled();

const tool =
  (/** @type {string} */ path, /** @type {string[]} */ ...args) =>
  () =>
    run(process.execPath, [join(root, 'node_modules', path), ...args]).then(countCheck);

// One core is busy with them for most of a minute; what follows has the other.
const types = step('types', tool('typescript/bin/tsc', '-b'));
await step('lint and format', tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings'));
await step('dependency rules', vitest(120_000, ['--project', 'unit', 'tests/architecture']));
await step('unused code and packages', tool('knip/bin/knip.js'));
if (quick) await types;
else {
  await step('build', buildCheck);
  const server = ['--project', 'server-embedded', '--project', 'server-postgres'];
  await Promise.all([
    types,
    step(
      'unit and server tests, on both databases',
      // One more than there are cores: many of them wait for mail servers, providers and delays.
      vitest(hangsAfterMs, ['--project', 'unit', ...server, '--exclude', 'tests/architecture/**', '--maxWorkers=3']),
    ),
    // They wait most of the time. One at a time, and what they say is shown when they are over.
    step('journeys of processes', vitest(hangsAfterMs, ['--project', 'processes', '--maxWorkers=1'], { quiet: true })),
  ]);
  await step('journeys in a browser', journeys);
}

rmSync(reports, { recursive: true, force: true });
const summary = summarise(results);
console.log(
  `\n${failedSteps.length > 0 ? `Failed: ${failedSteps.join('; ')}. ` : ''}All of it took ${seconds(Date.now() - started)}.`,
);
console.log(summary.line);
process.exitCode = summary.exitCode;

/** @param {string} name @param {() => Promise<Counts>} work */
async function step(name, work) {
  console.log(`\n== ${name}`);
  const begun = Date.now();
  const counts = await work();
  results.push(counts);
  if (counts.failed > 0) failedSteps.push(name);
  console.log(`== ${name}: ${counts.failed > 0 ? 'FAILED' : 'ok'} in ${seconds(Date.now() - begun)}`);
}

/** @param {{ ok: boolean, why?: string }} result @returns {Counts} */
function countCheck({ ok, why }) {
  if (!ok) console.log(`(${why})`);
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * A Vitest run with counts; a run that hangs is ended and fails. A quiet one shows what it says when it is over.
 * @param {number} timeoutMs @param {string[]} args @param {{ quiet?: boolean }} [options]
 */
function vitest(timeoutMs, args, { quiet = false } = {}) {
  return async () => {
    reported += 1;
    const report = join(reports, `${reported}.json`);
    const reporters = ['--reporter', 'default', '--reporter', 'json', `--outputFile.json=${report}`];
    const result = await run(
      process.execPath,
      [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...args, ...reporters],
      { timeoutMs, quiet },
    );
    if (quiet) console.log(result.output);
    return countTests(report, result.ok);
  };
}

/** The build also writes the tree of routes; finding another one than the committed one is a failure. */
async function buildCheck() {
  const tree = ['src/web/route-tree.gen.ts'];
  const before = fingerprint(root, tree);
  const ok = await ensureBuilt();
  if (before === fingerprint(root, tree)) return countCheck({ ok, why: 'see above' });
  return countCheck({ ok: false, why: `${tree[0]} was out of date; the build has rewritten it, commit it` });
}

async function journeys() {
  const browser = await ensureBrowser();
  if (browser === undefined) return { passed: 0, failed: 1 };
  process.env.CHROMIUM_PATH = browser;
  return vitest(hangsAfterMs, ['--project', 'journeys'])();
}
