import { spawn } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** The root of the repository: every script works there, no matter where it was started. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * @typedef {{ env?: NodeJS.ProcessEnv, timeoutMs?: number, quiet?: boolean, announceEveryMs?: number }} RunOptions
 * @typedef {{ ok: boolean, output: string, why?: string }} RunResult
 */

/**
 * Runs one command in the repository and waits for it. `quiet` keeps its output back (it is in the result); otherwise it is shown.
 * The command gets a process group of its own, so that a timeout or a signal ends its children too.
 * @param {string} command @param {string[]} args @param {RunOptions} [options] @returns {Promise<RunResult>}
 */
export function run(command, args, { env = {}, timeoutMs, quiet = false, announceEveryMs } = {}) {
  const started = Date.now();
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    detached: process.platform !== 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  const endWith = (/** @type {NodeJS.Signals} */ signal) => {
    endGroup(child.pid, signal);
    process.exit(130);
  };
  process.once('SIGINT', endWith);
  process.once('SIGTERM', endWith);
  let why = '';
  const limit =
    timeoutMs === undefined
      ? undefined
      : setTimeout(() => {
          why = `stopped after ${seconds(timeoutMs)}`;
          endGroup(child.pid, 'SIGKILL');
        }, timeoutMs);
  const announcing =
    announceEveryMs === undefined
      ? undefined
      : setInterval(() => {
          console.log(`  … ${seconds(Date.now() - started)}`);
        }, announceEveryMs);
  return new Promise((resolve) => {
    const finish = (/** @type {boolean} */ ok, /** @type {string} */ reason) => {
      clearTimeout(limit);
      clearInterval(announcing);
      process.off('SIGINT', endWith);
      process.off('SIGTERM', endWith);
      resolve({ ok, output, why: why || reason });
    };
    child.once('error', (error) => finish(false, error.message));
    child.once('close', (code, signal) => finish(code === 0, signal ? `ended by ${signal}` : `exit code ${code}`));
  });
}

/** @param {number} ms */
export function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`;
}

/**
 * Signals a process, and its children if it leads a group.
 * @param {number | undefined} pid @param {NodeJS.Signals} signal
 */
export function endGroup(pid, signal) {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    // It has already ended, as wanted.
  }
}
