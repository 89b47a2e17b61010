import { onlineManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';

const freshMs = 5 * 60_000;
const maxRetries = 3;
const maxRetryDelayMs = 30_000;

/** Reads are tried again on a lost connection and on 5xx only (D6); while it is known to be lost, when it is back. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.status === 0 && !onlineManager.isOnline()) return false;
  return failures < maxRetries && (error.status === 0 || error.status >= 500);
}

/** Doubles from one second, at most 30 s. */
export function retryDelayMs(failures: number): number {
  return Math.min(1000 * 2 ** failures, maxRetryDelayMs);
}

/**
 * The client of all calls: what was read is fresh for 5 minutes, quiet on focus. Without a connection calls fail in words
 * instead of waiting silently, and reads go out again when it is back.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshMs,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        networkMode: 'always',
        retry: shouldRetry,
        retryDelay: retryDelayMs,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
