// `npm run bench [names]`: the measurements of bench/run.ts, run from source; the drawing threads run from dist/, so that is built first.
import { join } from 'node:path';
import process from 'node:process';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { requireNode } from './require-node.mjs';
import { root, run } from './run-step.mjs';

requireNode();
await ensureInstalled();
if (!(await ensureBuilt())) process.exit(1);
// The server's settings know its JSX.
const args = ['--import', 'tsx', join(root, 'bench/run.ts'), ...process.argv.slice(2)];
const { ok } = await run(process.execPath, args, {
  env: { NODE_ENV: 'production', TSX_TSCONFIG_PATH: 'src/server/tsconfig.json' },
});
process.exitCode = ok ? 0 : 1;
