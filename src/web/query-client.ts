import { onlineManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';

const freshMs = 5 * 60_000;
const maxRetries = 3;
const maxRetryDelayMs = 30_000;

/** Whether to retry a read: after a network failure or a 5xx (D6), but not while the connection is known to be lost. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.status === 0 && !onlineManager.isOnline()) return false;
  return failures < maxRetries && (error.status === 0 || error.status >= 500);
}

/** The delay before a retry: doubles from one second up to 30 s. */
export function retryDelayMs(failures: number): number {
  return Math.min(1000 * 2 ** failures, maxRetryDelayMs);
}

/**
 * The client for all queries. Data is fresh for 5 minutes and not refetched on focus. Without a connection calls fail
 * with a message instead of waiting silently, and reads are repeated when it returns.
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
