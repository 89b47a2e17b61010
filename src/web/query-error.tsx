import { ApiError } from './api.ts';
import { askForLogin } from './ended-session.ts';
import { Button } from './ui/button.tsx';
import { ErrorNote } from './ui/error-note.tsx';

/** What can be asked again. */
type Asked = { error: Error | null; refetch: () => unknown };
type Read = Asked & { data?: unknown };

/** In place of what could not be read: why, and what may help. An earlier answer counts; of several reads all are needed. */
export function QueryError({ title, query, className }: { title?: string; query: Read | Read[]; className?: string }) {
  const failed = [query].flat().filter(({ error, data }) => error && data === undefined);
  const error = failed[0]?.error;
  if (!error) return null;
  const refetch = () => Promise.all(failed.map((read) => read.refetch()));
  return (
    <ErrorNote
      title={title}
      className={className}
      action={mayHelp(error) && <RetryButton query={{ error, refetch }} size="sm" />}
    >
      {error.message}
    </ErrorNote>
  );
}

/** Reads once more; nothing where the answer would be the same. After an ended session it asks to log in. */
export function RetryButton({ query: { error, refetch }, size }: { query: Asked; size?: 'sm' }) {
  if (!mayHelp(error)) return null;
  const ended = error instanceof ApiError && error.status === 401;
  return (
    <Button variant="line" size={size} onClick={ended ? askForLogin : () => void refetch()}>
      {ended ? 'Log in' : 'Try again'}
    </Button>
  );
}

/** Whether reading again, or logging in, may help: what is missing, forbidden or asked wrongly stays so. */
function mayHelp(error: Error | null): boolean {
  if (!(error instanceof ApiError)) return true;
  return [0, 401, 408, 429].includes(error.status) || error.status >= 500;
}
