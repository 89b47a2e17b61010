// `npm run goldens [-- name]`: draws the golden pictures anew, all or those whose name contains what is given. Look at what
// changed before it is committed.
import { join } from 'node:path';
import process from 'node:process';
import { root, run } from './run-step.mjs';

const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const names = process.argv.slice(2).flatMap((name) => ['-t', name]);
const { ok } = await run(process.execPath, [vitest, 'run', '--project', 'unit', 'tests/goldens', ...names], {
  env: { DRAW_GOLDENS: '1' },
});
process.exitCode = ok ? 0 : 1;
