import type { CardView } from '../../../../contract/cards.ts';
import { ordinalDay } from '../../../calendar-words.ts';
import { offDayWords } from '../../../card-day/off-day-words.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

export const sendNowLabel = 'Send Now';

/** Asks before a card leaves on another day than its own, or for another address: how far from it, to whom and where (D48). */
export function OffDayDialog({
  open,
  card,
  today,
  onClose,
  onSend,
}: {
  open: boolean;
  card: CardView;
  /** Where the recipient lives. */
  today: string;
  onClose: () => void;
  onSend: () => void;
}) {
  const { title, person, sendNowRecipient: recipient, scheduledDate, deliveryMethod } = card;
  const isPrinted = deliveryMethod === 'physical';
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      // An address to post to has lines of its own.
      title={`Send ${offDayWords(card, today) ?? 'now'} to ${isPrinted ? person.name : (recipient ?? person.name)}?`}
      text={
        <>
          <bdi>{title}</bdi>, for <bdi>{person.name}</bdi>, {isPrinted ? 'is to be there' : 'is scheduled'} on{' '}
          {ordinalDay(scheduledDate ?? today)}. Today is {ordinalDay(today)}.
          {isPrinted && recipient && <span className="mt-2 block whitespace-pre-line">{recipient}</span>}
        </>
      }
      confirmLabel={sendNowLabel}
      variant="ink"
      onConfirm={onSend}
    />
  );
}
