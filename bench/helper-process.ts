import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Starts a file of this folder in its own process, with its own event loop; the process says when it is ready. */
export async function startHelper<Tell>(fileName: string, ...args: string[]): Promise<ChildProcess & { ready: Tell }> {
  const child = fork(fileURLToPath(new URL(fileName, import.meta.url)), args);
  const end = () => void child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  return Object.assign(child, { ready: await told<Tell>(child) });
}

/** Its next message. */
export async function told<Tell>(child: ChildProcess): Promise<Tell> {
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`${child.spawnargs.at(-1)} ended`)));
  return (await Promise.race([once(child, 'message'), ended]))[0];
}
