import { Keyboard, Undo2, X } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Review } from './use-review.ts';

/** The way out, how far the review is, Undo, and the keys. */
export function ReviewHead({
  review: { position, total, steps },
  onUndo,
  onLeave,
  onKeys,
}: {
  review: Review;
  onUndo: () => void;
  onLeave: () => void;
  onKeys: () => void;
}) {
  return (
    <header className="review-head">
      <IconButton label="Leave the review" onClick={onLeave}>
        <X size={21} strokeWidth={1.6} aria-hidden />
      </IconButton>
      <p className="review-position">
        <b>{position}</b> of {total}
      </p>
      <span className="review-progress" aria-hidden>
        <i style={{ transform: `scaleX(${total === 0 ? 1 : (position - 1) / total})` }} />
      </span>
      <Button
        variant="quiet"
        className="min-h-11"
        aria-disabled={steps.length === 0 || undefined}
        aria-keyshortcuts="U"
        icon={<Undo2 size={18} strokeWidth={1.6} className="rtl:-scale-x-100" aria-hidden />}
        onClick={onUndo}
      >
        Undo
      </Button>
      <IconButton label="Keyboard shortcuts" className="review-keys-button" onClick={onKeys}>
        <Keyboard size={20} strokeWidth={1.6} aria-hidden />
      </IconButton>
    </header>
  );
}
