import { ApiError } from './api.ts';
import { askForLogin } from './ended-session.ts';
import { Button } from './ui/button.tsx';
import { ErrorNote } from './ui/error-note.tsx';

/** A read that can be repeated. */
type Asked = { error: Error | null; refetch: () => unknown };
type Read = Asked & { data?: unknown };

/** The error of a failed read with a retry button. Nothing if cached data exists; of several reads, all need data. */
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

/** A button that repeats the read, or asks to log in after an ended session; nothing if neither would help. */
export function RetryButton({ query: { error, refetch }, size }: { query: Asked; size?: 'sm' }) {
  if (!mayHelp(error)) return null;
  const ended = error instanceof ApiError && error.status === 401;
  return (
    <Button variant="line" size={size} onClick={ended ? askForLogin : () => void refetch()}>
      {ended ? 'Log in' : 'Try again'}
    </Button>
  );
}

/** Whether a retry or a login may help: other 4xx answers would stay the same. */
function mayHelp(error: Error | null): boolean {
  if (!(error instanceof ApiError)) return true;
  return [0, 401, 408, 429].includes(error.status) || error.status >= 500;
}
