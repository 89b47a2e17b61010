import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

/** Warns that a printed card would come too late; going on is the user's to decide. */
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
      text="A printed card needs at least 7 days to be printed and posted, and the day is nearer than that."
      confirmLabel="Create it all the same"
      variant="ink"
      onConfirm={onAccept}
    />
  );
}
