import { ApiError } from '../../../../api.ts';

/** The title of the message when creating a card fails (specification 2, section 8). */
export const createFailure = 'Failed to create card';

/** What went wrong, and when to try again if the server said so. */
export function whyNotCreated(error: Error): string {
  const seconds = error instanceof ApiError ? error.retryAfterSeconds : undefined;
  if (!seconds) return error.message;
  return `${error.message} Try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`;
}
