import type { UseQueryResult } from '@tanstack/react-query';
import { Linen } from '../../../../card-page/linen.tsx';
import { missingCard } from '../../../../domain/missing-card-words.ts';
import { RetryButton } from '../../../query-error.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import '../../../../card-page/styles/opened-card.css';

/** The page while the card loads, or if it does not exist. */
export function FullCardState({ query }: { query: UseQueryResult }) {
  return (
    <main>
      <Linen className="full-card">
        {query.error ? (
          <div className="full-card-note">
            <h1>{missingCard.title}</h1>
            <p>{missingCard.text}</p>
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
