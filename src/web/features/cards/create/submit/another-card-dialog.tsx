import { Link } from '@tanstack/react-router';
import { Button, buttonClass } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';

/** Asks before making a second card for a day. */
export function AnotherCardDialog({
  cardId,
  onClose,
  onMakeAnother,
}: {
  /** The existing card of the day; null while the dialog is closed. */
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
