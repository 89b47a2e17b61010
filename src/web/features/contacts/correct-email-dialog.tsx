import type { PersonView } from '../../../contract/people.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Offers to send the cards that are waiting to the corrected address as well (D46). Closing it saves nothing. */
export function CorrectEmailDialog({
  person,
  waiting,
  open,
  onClose,
  onChoose,
}: {
  person: PersonView;
  /** How many cards are not sent yet. */
  waiting: number;
  open: boolean;
  onClose: () => void;
  onChoose: (updateCards: boolean) => void;
}) {
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      size="sm"
      title="Send waiting cards to the new address?"
      description={
        <>
          <bdi>{person.name}</bdi> has {waiting === 1 ? '1 card that is' : `${waiting} cards that are`} not sent yet.
          Cards made for <bdi>{person.email}</bdi> can go to the new address. What is approved stays approved.
        </>
      }
      actions={
        <>
          <Button variant="line" onClick={() => onChoose(false)}>
            Only the contact
          </Button>
          <Button onClick={() => onChoose(true)}>Update the cards too</Button>
        </>
      }
    />
  );
}
