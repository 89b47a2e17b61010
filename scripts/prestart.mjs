// Runs before `npm start` with Node's built-ins only, because nothing may be installed yet.
import process from 'node:process';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { requireNode } from './require-node.mjs';

requireNode();
await ensureInstalled();
if (!(await ensureBuilt())) process.exit(1);
