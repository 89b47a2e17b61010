import type { PreviewOverlayBody } from '../../../../contract/generation.ts';
import { t } from '../../../../contract/translate.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useOverlayPreview } from './use-overlay-preview.ts';

/** The photo with its text, drawn by the renderer that draws the card. */
export function OverlayPreview({ wish }: { wish: PreviewOverlayBody | null }) {
  const { url, drawing, error, again } = useOverlayPreview(wish);
  return (
    <div className="overlay-preview" aria-busy={drawing}>
      {url ? (
        <span className="card-art">
          <img src={url} alt={`Your card: ${wish?.title ?? ''}`} width={512} height={512} />
        </span>
      ) : (
        <Skeleton className="aspect-square" />
      )}
      <p className="text-xs leading-4.5 text-ink-faint" role="status">
        {error && !drawing ? (
          <span className="flex flex-wrap items-center gap-x-2 text-danger-text">
            {error.message}
            <Button variant="quiet" size="sm" onClick={again}>
              Try again
            </Button>
          </span>
        ) : (
          words(wish, drawing)
        )}
      </p>
    </div>
  );
}

function words(wish: PreviewOverlayBody | null, drawing: boolean): string {
  if (drawing || !wish) return t`Drawing the preview...`;
  if (wish.title === '') return t`The card has no title yet, so there are no words to see.`;
  return t`This is exactly how it will be sent.`;
}
