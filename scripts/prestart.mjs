// Runs before `npm start`, on Node's built-ins alone: nothing need be installed yet.
import process from 'node:process';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { requireNode } from './require-node.mjs';

requireNode();
await ensureInstalled();
if (!(await ensureBuilt())) process.exit(1);
