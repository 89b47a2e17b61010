import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';

/** In place of what could not be read: why, and a second try. */
export function LoadProblem({ title, error, onRetry }: { title: string; error: Error; onRetry: () => void }) {
  return (
    <ErrorNote
      title={title}
      action={
        <Button variant="line" size="sm" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {error.message}
    </ErrorNote>
  );
}
