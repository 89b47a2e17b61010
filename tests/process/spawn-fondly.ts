import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ownEnvironment } from './own-environment.ts';

/** How a process ended: with an exit code, or by a signal. */
export type Ending = { code: number | null; signal: NodeJS.Signals | null };

/** A process of the built server, in any state. */
export type SpawnedFondly = {
  pid: number;
  /** Its output so far, both streams together. */
  output(): string;
  stderr(): string;
  /** Resolves once its output matches; rejects if it ends before. */
  wrote(pattern: RegExp): Promise<void>;
  /** Resolves once the process is gone and its output is complete. */
  stopped: Promise<Ending>;
  /** Sends a signal and waits for the end. */
  kill(signal?: NodeJS.Signals): Promise<Ending>;
};

const builtMain = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));

/** Runs dist/server/main.js, or that of another build, with a minimal environment. */
export function spawnFondly(env: Record<string, string>, main = builtMain): SpawnedFondly {
  if (!existsSync(main)) throw new Error('Build first (npm run build): the server is started as it is delivered.');
  // As `npm start`, the systemd unit and the image start it.
  const asDelivered = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' };
  const child = spawn(process.execPath, ['--max-semi-space-size=4', '--v8-pool-size=1', main], {
    env: { ...ownEnvironment(), ...asDelivered, RATE_LIMIT_FACTOR: '1000', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('The server process could not be started.');
  // Otherwise it would outlive this process.
  const endWithUs = () => void child.kill('SIGKILL');
  process.once('exit', endWithUs);

  let output = '';
  let stderr = '';
  const watchers = new Set<() => void>();
  const take = (text: string, isError: boolean) => {
    output += text;
    if (isError) stderr += text;
    for (const look of watchers) look();
  };
  child.stdout.setEncoding('utf8').on('data', (text: string) => take(text, false));
  child.stderr.setEncoding('utf8').on('data', (text: string) => take(text, true));

  const stopped = new Promise<Ending>((resolve) => {
    child.once('close', (code, signal) => {
      process.off('exit', endWithUs);
      resolve({ code, signal });
    });
  });
  return {
    pid,
    output: () => output,
    stderr: () => stderr,
    wrote: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (!pattern.test(output)) return;
          watchers.delete(look);
          resolve();
        };
        watchers.add(look);
        look();
        void stopped.then(({ code, signal }) =>
          reject(
            new Error(`The server ended (${signal ?? `exit code ${code}`}) before it wrote ${pattern}:\n${output}`),
          ),
        );
      }),
    stopped,
    kill: (signal = 'SIGTERM') => {
      child.kill(signal);
      return stopped;
    },
  };
}
