import { setTimeout as wait } from 'node:timers/promises';
import { APICallError, NoObjectGeneratedError } from 'ai';
import { AiProblem, type AiProblemReason } from './ai-problem.ts';
import { refusalOf } from './provider-refusal.ts';

const usualWaitMs = 1_000;
const longestWaitMs = 8_000;

/**
 * Runs a call and retries it once if the provider may recover in a moment, all within the time limit. Rejects with
 * AiProblem, or with the reason of `signal`.
 */
export async function callProvider<T>(
  limits: { timeLimitMs: number; signal: AbortSignal },
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const timeout = AbortSignal.timeout(limits.timeLimitMs);
  const signal = AbortSignal.any([limits.signal, timeout]);
  const attempt = async () => {
    try {
      return await call(signal);
    } catch (error) {
      throw problemOf(error);
    }
  };
  try {
    return await attempt().catch(async (problem: AiProblem) => {
      const waitMs = problem.retryAfterMs ?? usualWaitMs;
      if (!passing.has(problem.reason) || waitMs > longestWaitMs) throw problem;
      await wait(waitMs, undefined, { signal });
      return attempt();
    });
  } catch (error) {
    if (limits.signal.aborted) throw limits.signal.reason;
    throw timeout.aborted ? new AiProblem('timeout') : error;
  }
}

/** Failures that the provider may recover from in a moment. */
const passing: ReadonlySet<AiProblemReason> = new Set([
  'rate-limited',
  'failing',
  'unreachable',
  'no-connection',
  'no-such-host',
]);

/** What the SDK threw, without the request and answer that it contains. */
function problemOf(error: unknown): AiProblem {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof AiProblem) return current;
    if (APICallError.isInstance(current)) {
      const status = current.statusCode ?? 200;
      if (status < 400) continue;
      const reason = refusalOf(status, current.responseBody ?? '');
      return new AiProblem(reason, retryAfterMs(current.responseHeaders?.['retry-after']));
    }
    if (NoObjectGeneratedError.isInstance(current)) return new AiProblem('no-json');
  }
  return new AiProblem('unreadable');
}

function retryAfterMs(header: string | undefined): number | null {
  if (!header) return null;
  const seconds = Number(header);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}
