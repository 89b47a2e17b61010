import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { t } from '../../contract/translate.ts';
import { Refusal } from '../refusal.ts';

// argon2id by the library's default; 19 MiB, t=2, p=1 is OWASP's first choice.
const usualCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Leaves one processor for signed-in users, and one of libuv's four threads for files.
const usualAtOnce = Math.min(3, Math.max(1, availableParallelism() - 1));

/** Hashing is limited: at most `atOnce` run and `waiting` wait; the next call gets 503. Tests choose a smaller cost. */
export function createPasswords({ atOnce = usualAtOnce, waiting = 64, cost = usualCost } = {}) {
  let running = 0;
  const queue: (() => void)[] = [];

  async function bounded<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (queue.length >= waiting)
        throw new Refusal('overloaded', t`Too many people are logging in. Try again in a moment.`, {
          retryAfterSeconds: 5,
        });
      await new Promise<void>((resolve) => queue.push(resolve));
    }
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      queue.shift()?.();
    }
  }

  // Unknown accounts are checked against this hash, so that they take as long as known ones.
  let decoy: Promise<string> | undefined;

  return {
    hash: (password: string): Promise<string> => bounded(() => hash(password, cost)),
    /** With `stored` null returns false after the same time. */
    verify: async (stored: string | null, password: string): Promise<boolean> => {
      decoy ??= hash('no account has this password', cost);
      const against = stored ?? (await decoy);
      const matches = await bounded(() => verify(against, password));
      return matches && stored !== null;
    },
  };
}
export type Passwords = ReturnType<typeof createPasswords>;
