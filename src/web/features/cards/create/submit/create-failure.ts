import { t } from '../../../../../contract/translate.ts';
import { ApiError } from '../../../../api.ts';

/** The title of the message when creating a card fails (specification 2, section 8). */
export const createFailure = t`Failed to create card`;

/** What went wrong, and when to try again if the server said so. */
export function whyNotCreated(error: Error): string {
  const seconds = error instanceof ApiError ? error.retryAfterSeconds : undefined;
  if (!seconds) return error.message;
  return t`${error.message} Try again in ${seconds === 1 ? t`a second` : t`${seconds} seconds`}.`;
}
