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

const { build, createServer } = await import('vite');
// Only what was loaded from the bundle changes: the files beside it stay.
await build({
  configFile: join(root, 'vite.server.config.ts'),
  logLevel: 'warn',
  build: { watch: {}, emptyOutDir: false },
});
const server = start();
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
  endGroup(server.pid, 'SIGTERM');
  await vite.close();
  process.exit(0);
}

/** A process in its own group: it has a child, which ends with it. */
function start() {
  return spawn(process.execPath, ['--watch', '--watch-preserve-output', 'dist/server/main.js'], {
    cwd: root,
    env: { ...process.env, PUBLIC_URL: `http://localhost:${pagesPort}` },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
}
