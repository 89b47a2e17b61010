import { Linen } from '../../../ui/linen.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import './full-card.css';

/** The linen before the card is there, or when there is none. */
export function FullCardState({ failed }: { failed: boolean }) {
  return (
    <main>
      <Linen className="full-card">
        {failed ? (
          <div className="full-card-note">
            <h1>Error Loading Card</h1>
            <p>Sorry, we couldn't find the card you're looking for.</p>
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
