// `npm run dev`: the server restarts and the pages reload when a source file changes. The pages are at the address of Vite,
// which forwards everything except pages to the server.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { requireNode } from './require-node.mjs';
import { endGroup, root } from './run-step.mjs';

const pagesPort = 5173;
const serverPort = process.env.PORT ?? '3000';
const serverUrl = `http://localhost:${serverPort}`;

requireNode();
await ensureInstalled();
if (!(await ensureBuilt())) process.exit(1);

const vitePath = join(root, 'node_modules/vite/bin/vite.js');
const children = [
  // The files beside the bundle stay.
  start([vitePath, 'build', '--watch', '--config', 'vite.server.config.ts', '--no-emptyOutDir', '--logLevel', 'warn'], {
    NODE_ENV: 'production',
  }),
  start(['--watch', '--watch-preserve-output', 'dist/server/main.js'], { PUBLIC_URL: `http://localhost:${pagesPort}` }),
];

const { createServer } = await import('vite');
const passedOn = ['/api', '/c/', '/sign/', '/about-fondly', '/answer/', '/unsubscribe/', '/calendar/', '/oidc/'];
const vite = await createServer({
  server: {
    host: 'localhost',
    port: pagesPort,
    strictPort: true,
    proxy: Object.fromEntries(passedOn.map((path) => [path, serverUrl])),
  },
});
await vite.listen();
vite.printUrls();

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);

async function stop() {
  for (const child of children) endGroup(child.pid, 'SIGTERM');
  await vite.close();
  process.exit(0);
}

/**
 * A process in its own group: both of these have children, which end with them.
 * @param {string[]} args @param {Record<string, string>} env
 */
function start(args, env) {
  return spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
}
