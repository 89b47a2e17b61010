import { Fragment } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Asks what happens to unsent cards when an address is changed or removed (D46, D50). Closing it saves nothing. */
export function CorrectEmailDialog({
  name,
  from,
  to,
  waiting,
  open,
  onClose,
  onChoose,
}: {
  name: string;
  /** The contact's former addresses. */
  from: string[];
  /** The contact's new address. */
  to: string | null;
  /** How many cards are not sent yet. */
  waiting: number;
  open: boolean;
  onClose: () => void;
  onChoose: (updateCards: boolean) => void;
}) {
  const emails = from.map((email, at) => (
    <Fragment key={email}>
      {at > 0 && ' and '}
      <bdi>{email}</bdi>
    </Fragment>
  ));
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      size="sm"
      title={to === null ? 'Remove the address from waiting cards too?' : 'Send waiting cards to the new address?'}
      description={
        <>
          {waiting === 1 ? (
            <>
              <bdi>{name}</bdi> has 1 card that is not sent yet.
            </>
          ) : (
            <>
              <bdi>{name}</bdi> has {waiting} cards that are not sent yet.
            </>
          )}{' '}
          {to === null ? (
            <>
              Cards made for {emails} can lose it as well, and wait as drafts for a new address. Otherwise what is
              approved still goes to {emails} on its day.
            </>
          ) : (
            <>
              Cards made for {emails} can go to <bdi>{to}</bdi>. What is approved stays approved.
            </>
          )}
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
