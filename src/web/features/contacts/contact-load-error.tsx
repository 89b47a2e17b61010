import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ApiError } from '../../api.ts';
import { RetryButton } from '../../query-error.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { PageHead } from '../../ui/page-head.tsx';

/** Shown if a contact could not be read. A missing contact offers no retry. */
export function ContactLoadError({ query }: { query: UseQueryResult }) {
  if (!query.isLoadingError) return null;
  const { error } = query;
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
            <RetryButton query={query} size="sm" />
          </div>
        }
      >
        {missing ? 'This contact does not exist. It may have been deleted.' : error.message}
      </ErrorNote>
    </>
  );
}
