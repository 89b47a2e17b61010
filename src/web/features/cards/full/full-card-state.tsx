import type { UseQueryResult } from '@tanstack/react-query';
import { RetryButton } from '../../../query-error.tsx';
import { Linen } from '../../../ui/linen.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { missingCard } from '../missing-card.ts';
import './full-card.css';

/** The page while the card loads, or if it does not exist. */
export function FullCardState({
  query,
  reason,
}: {
  query: UseQueryResult;
  /** Why it could not be shown, if known. */
  reason?: string;
}) {
  return (
    <main>
      <Linen className="full-card">
        {query.error ? (
          <div className="full-card-note">
            <h1>{missingCard.title}</h1>
            <p>{missingCard.text}</p>
            {reason && <p className="mt-2">{reason}</p>}
            <p className="mt-4">
              <RetryButton query={query} />
            </p>
          </div>
        ) : (
          <p className="full-card-note flex items-center gap-3">
            <Spinner />
            <span role="status">Loading card...</span>
          </p>
        )}
      </Linen>
    </main>
  );
}
