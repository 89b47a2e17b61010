import { Refusal } from '../refusal.ts';

const minuteMs = 60_000;
/** More callers than this are not told apart: the one longest silent is forgotten. */
const mostCallers = 50_000;

/** Counts calls per caller and refuses those above a limit. */
export type RateLimiter = { take(caller: string, perMinute: number): void };

/**
 * Each caller has a store of `perMinute` calls that fills up again evenly. All that is kept of a caller is the instant at
 * which the store will be full (the generic cell rate algorithm, ITU-T I.371). `factor` multiplies every limit; 0 is none.
 */
export function createRateLimiter(now: () => Date, factor: number): RateLimiter {
  const fullAtMs = new Map<string, number>();
  return {
    take(caller, perMinute) {
      const limit = perMinute * factor;
      if (factor === 0 || limit === Number.POSITIVE_INFINITY) return;
      const nowMs = now().getTime();
      const eachMs = minuteMs / limit;
      // A clock that was set back must not lock anyone out for longer than the limit does.
      const full = Math.min(Math.max(fullAtMs.get(caller) ?? nowMs, nowMs), nowMs + minuteMs);
      const next = full + eachMs;
      // Half a call of tolerance: sums of fractions are not exact.
      if (next > nowMs + minuteMs + eachMs / 2) {
        fullAtMs.set(caller, full);
        throw new Refusal('rate_limited', 'Too many requests. Please wait a moment.', {
          retryAfterSeconds: Math.max(1, Math.ceil((next - nowMs - minuteMs) / 1000)),
        });
      }
      fullAtMs.delete(caller);
      fullAtMs.set(caller, next);
      const [oldest] = fullAtMs.size > mostCallers ? fullAtMs.keys() : [];
      if (oldest !== undefined) fullAtMs.delete(oldest);
    },
  };
}
