// `npm run prove:engines -- /path/to/another/node`: draws the golden pictures with another version of Node and says how
// alike they are to the kept ones, the least alike first.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { keepFigures } from './keep-figures.mjs';
import { root, run } from './run-step.mjs';

const other = process.argv[2];
if (!other) {
  console.error('Say which Node is to draw: npm run prove:engines -- /path/to/another/node');
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), 'fondly-engines-'));
const report = join(folder, 'similarities.json');
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const { ok } = await run(other, [vitest, 'run', '--project', 'unit', 'tests/goldens'], {
  env: { GOLDEN_REPORT: report },
});
/** @type {{ engine: string, similarities: Record<string, number> }} */
const { engine, similarities: all } = JSON.parse(readFileSync(report, 'utf8'));
const similarities = Object.entries(all).sort(([, one], [, other]) => one - other);
console.log(`\nNode ${engine}, the least alike of ${similarities.length}:`);
for (const [name, similarity] of similarities.slice(0, 5)) console.log(`  ${similarity.toFixed(6)}  ${name}`);
keepFigures('engines', `Golden pictures drawn by Node ${engine}, beside those drawn by Node 20`, {
  'golden pictures': similarities.length,
  'SSIM of the least alike': similarities[0]?.[1] ?? Number.NaN,
});
rmSync(folder, { recursive: true });
process.exitCode = ok ? 0 : 1;
