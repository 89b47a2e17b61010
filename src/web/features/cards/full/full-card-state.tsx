import { RetryButton } from '../../../load-problem.tsx';
import { Linen } from '../../../ui/linen.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { missingCard } from '../missing-card.ts';
import './full-card.css';

/** The linen before the card arrives, or if it does not exist. */
export function FullCardState({
  error,
  reason,
  onRetry,
}: {
  error: Error | null;
  /** Why it is not there, where that is known. */
  reason?: string;
  onRetry: () => void;
}) {
  return (
    <main>
      <Linen className="full-card">
        {error ? (
          <div className="full-card-note">
            <h1>{missingCard.title}</h1>
            <p>{missingCard.text}</p>
            {reason && <p className="mt-2">{reason}</p>}
            <p className="mt-4">
              <RetryButton error={error} onRetry={onRetry} />
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
