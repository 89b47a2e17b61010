import { ApiError } from './api.ts';
import { askForLogin } from './ended-session.ts';
import { Button } from './ui/button.tsx';
import { ErrorNote } from './ui/error-note.tsx';

type Retry = { error: Error | null; onRetry: () => void };

/** In place of what could not be read: why, and what may help. */
export function LoadProblem({ title, error, onRetry }: Retry & { title?: string }) {
  return (
    <ErrorNote title={title} action={mayHelp(error) && <RetryButton error={error} onRetry={onRetry} size="sm" />}>
      {error?.message}
    </ErrorNote>
  );
}

/** Reads once more; nothing where the answer would be the same. After an ended session it asks to log in. */
export function RetryButton({ error, onRetry, size }: Retry & { size?: 'sm' }) {
  if (!mayHelp(error)) return null;
  const ended = error instanceof ApiError && error.status === 401;
  return (
    <Button variant="line" size={size} onClick={ended ? askForLogin : onRetry}>
      {ended ? 'Log in' : 'Try again'}
    </Button>
  );
}

/** Whether reading again, or logging in, may help: what is missing, forbidden or asked wrongly stays so. */
function mayHelp(error: Error | null): boolean {
  if (!(error instanceof ApiError)) return true;
  return [0, 401, 408, 429].includes(error.status) || error.status >= 500;
}
