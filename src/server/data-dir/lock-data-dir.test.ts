import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { DataDirInUse, lockDataDir } from './lock-data-dir.ts';

// The lock of real processes: a bundle, because Node 20 does not read TypeScript.
const bundleDir = mkdtempSync(join(tmpdir(), 'fondly-lock-bundle-'));
const program = join(bundleDir, 'hold.mjs');
let dir: string;
let children: ChildProcess[] = [];

beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      ssr: fileURLToPath(new URL('./lock-data-dir.ts', import.meta.url)),
      outDir: bundleDir,
      rolldownOptions: { output: { entryFileNames: 'lock.mjs' } },
    },
  });
  writeFileSync(
    program,
    `import { lockDataDir } from './lock.mjs';
     try {
       await lockDataDir(process.argv[2]);
       process.send({ held: true });
       setInterval(() => {}, 1000);
     } catch (error) {
       process.send({ name: error.name, pid: error.pid, host: error.host, message: error.message }, () => process.exit(1));
     }`,
  );
});

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'fondly-lock-'));
});

afterEach(async () => {
  await Promise.all(children.map(kill));
  children = [];
  rmSync(dir, { recursive: true, force: true });
});

afterAll(() => rmSync(bundleDir, { recursive: true, force: true }));

interface Answer {
  held?: boolean;
  name?: string;
  pid?: number;
  host?: string;
  message?: string;
}

async function hold(target: string, env: object = {}): Promise<{ child: ChildProcess; answer: Answer }> {
  const child = fork(program, [target], { execArgv: [], stdio: 'ignore', env: { ...process.env, ...env } });
  children.push(child);
  const [answer] = (await once(child, 'message')) as [Answer];
  return { child, answer };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

test('a second process exits within five seconds and names the first', async () => {
  const begunAtMs = performance.now();
  const first = await hold(dir);
  expect(first.answer).toEqual({ held: true });

  const startedAtMs = performance.now();
  const second = await hold(dir);
  if (second.child.exitCode === null) await once(second.child, 'exit');
  // Allows more time on a busy machine, where the first process took long too.
  expect(performance.now() - startedAtMs).toBeLessThan(Math.max(5000, 5 * (startedAtMs - begunAtMs)));
  expect(second.answer).toMatchObject({ name: 'DataDirInUse', pid: first.child.pid, host: hostname() });
  expect(second.answer.message).toContain(`process ${first.child.pid} on ${hostname()}`);
});

test('a killed owner releases the directory at once', async () => {
  const first = await hold(dir);
  await kill(first.child);
  const lock = await lockDataDir(dir);
  await expect(lockDataDir(dir)).rejects.toMatchObject({ name: 'DataDirInUse', pid: process.pid });
  await lock.release();
});

test('exactly one of several processes that start together gets the lock', async () => {
  // The processes race for a dead owner's socket.
  await kill((await hold(dir)).child);
  const starters = await Promise.all([1, 2, 3, 4, 5].map(() => hold(dir)));
  const holders = starters.filter(({ answer }) => answer.held);
  expect(holders).toHaveLength(1);
  for (const { answer } of starters) {
    if (!answer.held) expect(answer.pid).toBe(holders[0]?.child.pid);
  }
});

test('a released lock can be taken again', async () => {
  const lock = await lockDataDir(dir);
  await expect(lockDataDir(dir)).rejects.toBeInstanceOf(DataDirInUse);
  await lock.release();
  await (await lockDataDir(dir)).release();
});

test('locks a directory whose path is too long for a socket, with any temporary directory', async () => {
  const deep = join(dir, 'a'.repeat(120));
  const first = await hold(deep);
  expect(first.answer).toEqual({ held: true });
  const second = await hold(deep, { TMPDIR: mkdtempSync(join(dir, 'tmp-')) });
  expect(second.answer).toMatchObject({ name: 'DataDirInUse', pid: first.child.pid });
  await kill(first.child);
  const lock = await lockDataDir(deep);
  await expect(lockDataDir(deep)).rejects.toBeInstanceOf(DataDirInUse);
  await lock.release();
});
