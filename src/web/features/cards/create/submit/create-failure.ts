import { ApiError } from '../../../../api.ts';

/** The headline of every failure to create a card (specification 2, section 8). */
export const createFailure = 'Failed to create card';

/** What went wrong, and when to try again if the server says so. */
export function whyNotCreated(error: Error): string {
  const seconds = error instanceof ApiError ? error.retryAfterSeconds : undefined;
  if (!seconds) return error.message;
  return `${error.message} Try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`;
}
