import { setTimeout as wait } from 'node:timers/promises';
import { spawnFondly } from './spawn-fondly.ts';
import { type FondlyProcess, startFondlyProcess } from './start-fondly-process.ts';

type KillOptions = {
  kills: number;
  /** The time until the kill, from the server's readiness (or, for some, from its start). */
  killWithinMs: number;
  random: () => number;
  env: Record<string, string> & { DATA_DIR: string; PORT: string };
  onKill?: (done: number) => void;
};

/** A server that is killed again and again and restarted on the same port and data. */
export type Killing = {
  /** Resolves once it is ready. */
  serving(): Promise<void>;
  /** The number of kills: while it was starting, and while it served. */
  counts: { starting: number; serving: number };
  /** Resolves with the last start, after the last kill. */
  survivor: Promise<FondlyProcess>;
  /** Stops the last process, also in the middle of the run. */
  close(): Promise<void>;
};

/** Kills at random moments. Each start that is not killed must succeed. */
export function runThroughKills({ kills, killWithinMs, random, env, onKill }: KillOptions): Killing {
  const counts = { starting: 0, serving: 0 };
  let closing = false;
  let announce = () => {};
  let serving = new Promise<void>((resolve) => {
    announce = resolve;
  });

  const killWhileStarting = async () => {
    const server = spawnFondly({ HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...env });
    await Promise.race([wait(random() * killWithinMs), server.stopped]);
    const { signal } = await server.kill('SIGKILL');
    if (signal !== 'SIGKILL') throw new Error(`It ended before it was killed:\n${server.output()}`);
    counts.starting += 1;
  };

  const run = async () => {
    for (let done = 0; done < kills && !closing; done += 1) {
      onKill?.(done);
      if (random() < 0.2) {
        await killWhileStarting();
        continue;
      }
      const server = await startFondlyProcess({ env });
      announce();
      // As long as a start if other work uses the processors: something must happen between two kills.
      await wait(random() * Math.max(killWithinMs, server.startedWithinMs));
      serving = new Promise((resolve) => {
        announce = resolve;
      });
      const { signal } = await server.kill('SIGKILL');
      if (signal !== 'SIGKILL') throw new Error(`It ended before it was killed:\n${server.output()}`);
      counts.serving += 1;
    }
    const survivor = await startFondlyProcess({ env });
    announce();
    return survivor;
  };

  const survivor = run();
  return {
    serving: () => serving,
    counts,
    survivor,
    close: async () => {
      closing = true;
      await survivor.then((server) => server.close()).catch(() => {});
    },
  };
}
