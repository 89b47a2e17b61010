import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A helper of a benchmark in a process of its own, so that it does not share our event loop. */
export type HelperProcess<Ask, Tell> = {
  /** What it said first, when it was ready. */
  ready: Tell;
  ask(question: Ask): Promise<Tell>;
  stop(): Promise<void>;
};

/** Starts a file of this folder, which says something when it is ready and answers one message with one message. */
export async function startHelper<Ask extends object, Tell>(
  file: URL,
  args: string[] = [],
): Promise<HelperProcess<Ask, Tell>> {
  const child = fork(fileURLToPath(file), args);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const endWithUs = () => void child.kill('SIGKILL');
  process.once('exit', endWithUs);
  const next = () =>
    Promise.race([
      new Promise<Tell>((resolve) => child.once('message', (message) => resolve(message as Tell))),
      ended.then(() => Promise.reject(new Error(`${file.pathname} ended`))),
    ]);
  return {
    ready: await next(),
    ask: (question) => {
      const answer = next();
      child.send(question);
      return answer;
    },
    stop: async () => {
      process.off('exit', endWithUs);
      child.kill('SIGKILL');
      await ended;
    },
  };
}
