// Shows that the tables of both documents hold: each string and rule is taken out of the product, and its test must fail.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { ensureBuilt } from './build.mjs';
import { keepFigures } from './keep-figures.mjs';
import { root, run } from './run-step.mjs';

const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const reports = mkdtempSync(join(tmpdir(), 'fondly-proof-'));
const onlySources = process.argv.includes('--sources');
const onlyPages = process.argv.includes('--pages');
// --only='D18|style': the rows whose place and words match.
const only = process.argv.find((argument) => argument.startsWith('--only='));
if (only) process.env.FONDLY_PROOF_ONLY = only.slice('--only='.length);

if (!(await ensureBuilt())) process.exit(1);
const sources = onlyPages || (await proveSources());
const pages = onlySources || (await provePages());
rmSync(reports, { recursive: true, force: true });
process.exitCode = sources && pages ? 0 : 1;

/** Unit and server tests, on sources without the row. */
async function proveSources() {
  const { ok } = await run(process.execPath, [vitest, 'run', '--config', 'vitest.proof.config.ts']);
  // The failures in between are what is asked for; the exit code says whether anything survived.
  return ok;
}

/** Journeys, on built pages without the row: one server and one browser for all of a document. */
async function provePages() {
  const report = join(reports, 'pages.json');
  process.env.FONDLY_PROOF = '1';
  const files = ['tests/e2e/document-1.test.ts', 'tests/e2e/document-2.test.ts'];
  await run(
    process.execPath,
    [
      vitest,
      'run',
      '--project',
      'journeys',
      '--maxConcurrency',
      '4',
      ...files,
      '--reporter',
      'json',
      `--outputFile.json=${report}`,
    ],
    { quiet: true },
  );
  /** @type {{ testResults: { assertionResults: { title: string, status: string }[] }[] }} */
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  const proofs = results.filter(({ title }) => title.includes(', without: '));
  const controls = results.filter(({ title }) => !title.includes(', without: '));
  const failedControls = controls.filter(({ status }) => status !== 'passed');
  const survivors = proofs.filter(({ status }) => status !== 'passed');
  for (const { title } of failedControls) console.log(`  fails already with everything there: ${title}`);
  for (const { title } of survivors) console.log(`  stays green: ${title}`);
  console.log(
    `Journeys: ${proofs.length} rows, ${proofs.length - survivors.length} red, ${survivors.length} survivors; ` +
      `${controls.length - failedControls.length} of ${controls.length} green with everything there.`,
  );
  keepFigures('specification', 'Pages without one of their strings, each with its test', {
    'rows taken out': proofs.length,
    'tests that stay green': survivors.length,
  });
  return proofs.length > 0 && failedControls.length === 0 && survivors.length === 0;
}
