import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

/** Asks whether an approved card stays approved after a change (D25). */
export function KeepApprovedDialog({
  open,
  onClose,
  onChoose,
}: {
  open: boolean;
  onClose: () => void;
  onChoose: (keepApproved: boolean) => void;
}) {
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      size="sm"
      title="This card is approved"
      description="If you keep it approved, it is sent as scheduled with your change. As a draft, it waits for your approval again."
      actions={
        <>
          <Button variant="line" onClick={() => onChoose(false)}>
            Save as draft
          </Button>
          <Button data-needs="send" onClick={() => onChoose(true)}>
            Save and keep approved
          </Button>
        </>
      }
    />
  );
}
