// `npm test`: all checks, in the order in which they fail fastest. The last line has the totals,
// after the names of the failures.
// `-- --on=2028-02-29` runs the tests on another day; a time (`--on='2026-12-31 23:55'`) and `--zone=Europe/Berlin` may be added.
// `-- --dated` repeats the tests that depend on days, on the day of `--on` or on a different one every day.
// `-- --quick` leaves out all other tests (`npm run check`).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { findDatedTests } from './dated-tests.mjs';
import { fingerprint } from './fingerprint.mjs';
import { ensureInstalled } from './install.mjs';
import { requireNode } from './require-node.mjs';
import { root, run, seconds } from './run-step.mjs';
import { countTests, summarise } from './test-report.mjs';

/** @typedef {import('./test-report.mjs').Counts} Counts */

/** Ends a run that hangs: several times what a quiet machine needs, so that a busy machine passes. */
const hangsAfterMs = 1_800_000;

const server = ['--project', 'server-embedded', '--project', 'server-postgres'];
const wanted = readArguments();
const started = Date.now();
const reports = mkdtempSync(join(tmpdir(), 'fondly-test-'));
// A first start draws the card styles, for half a minute; one serves all journeys.
process.env.FONDLY_KEPT_DATA_DIR = join(reports, 'data');
/** @type {Counts[]} */
const results = [];
let reported = 0;

requireNode();
await ensureInstalled();
// It needs a package.
const { moveClock, pickMoment, realClock } = await import('./moved-clock.mjs');
const { on, zone = 'UTC' } = wanted;
const clock = (on ? await moveClock({ on, zone }) : realClock) ?? process.exit(2);

const tool =
  (/** @type {string} */ path, /** @type {string[]} */ ...args) =>
  () =>
    run(process.execPath, [join(root, 'node_modules', path), ...args]).then(countCheck);

// They keep one core busy for most of a minute; the next step uses the other.
const types = step('types', tool('typescript/bin/tsc', '-b'));
await step('lint and format', tool('@biomejs/biome/bin/biome', 'check', '--error-on-warnings'));
await step('dependency rules', vitest(120_000, ['--project', 'unit', 'tests/architecture']));
await step('unused code and packages', tool('knip/bin/knip.js'));
if (!wanted.quick || wanted.dated) await step('build', buildCheck);
if (wanted.quick) await types;
else {
  // They mostly wait. One at a time, with the output shown at the end.
  const processes = step(
    'journeys of processes',
    vitest(hangsAfterMs, ['--project', 'processes', '--maxWorkers=1'], { quiet: true }),
  );
  await step(
    'unit and server tests',
    // One more than the cores: many tests wait for mail servers, providers and delays.
    vitest(hangsAfterMs, ['--project', 'unit', ...server, '--exclude', 'tests/architecture/**', '--maxWorkers=3']),
  );
  await step('journeys in a browser', journeys);
  await Promise.all([types, processes]);
}
if (wanted.dated) await datedTests(on ? { on, zone } : pickMoment(new Date()));

rmSync(reports, { recursive: true, force: true });
const summary = summarise(results);
console.log(`\nAll of it took ${seconds(Date.now() - started)}.`);
const failures = results.flatMap((counts) => counts.failures);
if (failures.length > 0) console.log(`Failed:\n  ${failures.join('\n  ')}`);
console.log(summary.line);
process.exitCode = summary.exitCode;

function readArguments() {
  try {
    return parseArgs({
      options: {
        quick: { type: 'boolean' },
        dated: { type: 'boolean' },
        on: { type: 'string' },
        zone: { type: 'string' },
      },
    }).values;
  } catch (error) {
    console.error(
      `${error instanceof Error ? error.message : error}\nIt takes --quick, --dated, --on=2028-02-29 and --zone=Europe/Berlin.`,
    );
    process.exit(2);
  }
}

/** @param {import('./moved-clock.mjs').Moment} moment */
async function datedTests({ on, zone }) {
  const moved = await moveClock({ on, zone });
  const work =
    moved &&
    vitest(hangsAfterMs, ['--project', 'unit', ...server, '--maxWorkers=3', ...findDatedTests(root)], { clock: moved });
  await step(
    `tests that speak of days, again with --on='${on}' --zone=${zone}`,
    work ?? (async () => countCheck({ ok: false, why: 'see above' })),
  );
}

/** @param {string} name @param {() => Promise<Counts>} work */
async function step(name, work) {
  console.log(`\n== ${name}`);
  const begun = Date.now();
  const counts = await work();
  for (const test of counts.unexplained)
    counts.failures.push(`${test}: skipped, and not for its platform (tests/database/only-on.ts)`);
  const isBad = counts.failed + counts.unexplained.length > 0;
  if (isBad && counts.failures.length === 0) counts.failures.push(`${name}: see above`);
  results.push(counts);
  console.log(`== ${name}: ${isBad ? 'FAILED' : 'ok'} in ${seconds(Date.now() - begun)}`);
}

/** @param {{ ok: boolean, why?: string }} result @returns {Counts} */
function countCheck({ ok, why }) {
  if (!ok) console.log(`(${why})`);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, unexplained: [], failures: [] };
}

/**
 * A Vitest run with counts; a run that hangs is ended and fails. A quiet one shows what it says when it is over.
 * @param {number} timeoutMs @param {string[]} args @param {{ quiet?: boolean, clock?: import('./moved-clock.mjs').Clock }} [options]
 */
function vitest(timeoutMs, args, { quiet = false, clock: { prefix, env } = clock } = {}) {
  return async () => {
    reported += 1;
    const report = join(reports, `${reported}.json`);
    const reporters = ['--reporter', 'default', '--reporter', 'json', `--outputFile.json=${report}`];
    const runner = [process.execPath, join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...args, ...reporters];
    const [command = '', ...rest] = [...prefix, ...runner];
    const result = await run(command, rest, { timeoutMs, quiet, env });
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
  if ((await ensureBrowser()) === undefined) return countCheck({ ok: false, why: 'see above' });
  return vitest(hangsAfterMs, ['--project', 'journeys'])();
}
