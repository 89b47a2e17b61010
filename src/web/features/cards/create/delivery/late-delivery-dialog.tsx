import { lateWords } from '../../../../card-day/day-words.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';

/** Warns that a printed card would arrive too late; the user may continue. */
export function LateDeliveryDialog({
  open,
  onOpenChange,
  onAccept,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onAccept: () => void;
}) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="It may arrive late"
      text={lateWords}
      confirmLabel="Create it all the same"
      variant="ink"
      onConfirm={onAccept}
    />
  );
}
