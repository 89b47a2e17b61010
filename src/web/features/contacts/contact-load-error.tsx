import { Link } from '@tanstack/react-router';
import { ApiError } from '../../api.ts';
import { RetryButton } from '../../load-problem.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { PageHead } from '../../ui/page-head.tsx';

/** Stands in for a contact that could not be read. A missing one is not asked for again. */
export function ContactLoadError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const missing = error instanceof ApiError && error.status === 404;
  return (
    <>
      <PageHead title="Contact" />
      <ErrorNote
        title="Failed to load contact details."
        action={
          <div className="flex flex-wrap gap-2">
            <Link to="/people" className={buttonClass('line', 'sm')}>
              Back to Contacts
            </Link>
            <RetryButton error={error} onRetry={onRetry} size="sm" />
          </div>
        }
      >
        {missing ? 'This contact does not exist, or not any more.' : error.message}
      </ErrorNote>
    </>
  );
}
