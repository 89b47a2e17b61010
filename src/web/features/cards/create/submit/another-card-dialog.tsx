import { Link } from '@tanstack/react-router';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';

/** Asks before a day gets a second card. */
export function AnotherCardDialog({
  cardId,
  onClose,
  onMakeAnother,
}: {
  /** The card that the day has; null while nothing is asked. */
  cardId: number | null;
  onClose: () => void;
  onMakeAnother: () => void;
}) {
  return (
    <Dialog
      open={cardId !== null}
      onOpenChange={onClose}
      size="sm"
      title="There is a card for this day already"
      description="View it, or make another one. What you chose here stays while you look."
      actions={
        <>
          <Link to="/cards/$id" params={{ id: String(cardId) }} className={buttonClass('line')}>
            View it
          </Link>
          <Button onClick={onMakeAnother}>Make another</Button>
        </>
      }
    />
  );
}
