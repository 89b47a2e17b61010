// `npm run measurements [names] [-- --full --fresh]`: runs the benchmarks and proofs one after the other and writes docs/MEASUREMENTS.md; goes on where an unfinished run ended.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, run } from '../scripts/run-step.mjs';
import { goals } from './measurements/goals.ts';
import { describeMachine } from './measurements/machine.ts';
import { type Part, parts } from './measurements/parts.ts';
import { reasons } from './measurements/reasons.ts';
import { type Figure, figuresFileVariable } from './measurements/record-figures.ts';
import { type PartOutcome, renderPage } from './measurements/render-page.ts';

const { values, positionals } = parseArgs({
  options: { full: { type: 'boolean', default: false }, fresh: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const form = values.full ? 'full' : 'short';
const folder = join(root, '.cache', 'measurements', form);
const named = parts.filter(({ name }) => positionals.some((wanted) => name.split(',')[0] === wanted));
if (positionals.length > 0 && named.length === 0) {
  console.error(
    `There is no part named ${positionals.join(', ')}. There are: ${parts.map(({ name }) => name).join('; ')}.`,
  );
  process.exit(1);
}
const wanted = parts.filter((part) => part[form] !== null);
if (values.fresh || (named.length === 0 && wanted.every(isDone))) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

for (const part of named.length > 0 ? named : wanted.filter((each) => !isDone(each))) {
  await measure(part);
  writePage();
}
writePage();

function fileOf(part: Part, suffix: string): string {
  return join(folder, `${part.name.replaceAll(/\W+/g, '-')}${suffix}`);
}

function isDone(part: Part): boolean {
  return existsSync(fileOf(part, '.json'));
}

async function measure(part: Part): Promise<void> {
  const command = part[form];
  if (!command) return;
  const figuresFile = fileOf(part, '.figures');
  rmSync(figuresFile, { force: true });
  const [loadBefore = 0] = loadavg();
  const begunMs = performance.now();
  console.log(`\n${part.name}: npm run ${command}`);
  const env = { ...part.env?.[form], [figuresFileVariable]: figuresFile };
  const { ok, why } = await run('npm', ['run', '--silent', ...command.split(' ')], {
    env,
    timeoutMs: part.limitMinutes[form] * 60_000,
  });
  const settings = Object.entries(part.env?.[form] ?? {}).map(([name, value]) => `${name}=${value} `);
  const outcome: PartOutcome = {
    name: part.name,
    command: `${settings.join('')}npm run ${command}`,
    minutes: (performance.now() - begunMs) / 60_000,
    loadBefore,
    failure: ok ? null : (why ?? 'failed'),
  };
  writeFileSync(fileOf(part, '.json'), JSON.stringify(outcome));
}

/** Of all parts that have run so far; a page of half a run says of the rest that it was not measured. */
function writePage(): void {
  const done = wanted.filter(isDone);
  const figures = done.flatMap((part) => {
    const file = fileOf(part, '.figures');
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
    return lines.map((line) => JSON.parse(line) as Figure);
  });
  const outcomes = done.map((part) => JSON.parse(readFileSync(fileOf(part, '.json'), 'utf8')) as PartOutcome);
  const page = renderPage({ machine: describeMachine(), form, parts: outcomes, figures }, goals, reasons);
  writeFileSync(join(root, 'docs', 'MEASUREMENTS.md'), page);
}
