import { Button } from '../../../ui/button.tsx';
import { Linen } from '../../../ui/linen.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { missingCard } from '../missing-card.ts';
import './full-card.css';

/** The linen before the card is there, or when there is none. */
export function FullCardState({
  failed,
  reason,
  onRetry,
}: {
  failed: boolean;
  /** Why it is not there, where that is known. */
  reason?: string;
  /** Where another try may find it. */
  onRetry?: () => void;
}) {
  return (
    <main>
      <Linen className="full-card">
        {failed ? (
          <div className="full-card-note">
            <h1>{missingCard.title}</h1>
            <p>{missingCard.text}</p>
            {reason && <p className="mt-2">{reason}</p>}
            {onRetry && (
              <Button className="mt-4" onClick={onRetry}>
                Try again
              </Button>
            )}
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
