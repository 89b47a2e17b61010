import type { CardView } from '../../../../contract/cards.ts';
import { t } from '../../../../contract/translate.ts';
import { ordinalDay } from '../../../calendar-words.ts';
import { offDays } from '../../../card-day/off-days.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

export const sendNowLabel = t`Send Now`;

/** Asks before a card is sent on another day or to another address; says how early or late, to whom and where (D48). */
export function OffDayDialog({
  open,
  card,
  today,
  onClose,
  onSend,
}: {
  open: boolean;
  card: CardView;
  /** The current day in the recipient's time zone. */
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
      // A postal address has several lines and does not fit the title.
      title={askWords(offDays(card, today), isPrinted ? person.name : (recipient ?? person.name))}
      text={
        <>
          {isPrinted ? (
            <>
              <bdi>{title}</bdi>, for <bdi>{person.name}</bdi>, is to arrive on {ordinalDay(scheduledDate ?? today)}.
              Today is {ordinalDay(today)}.
            </>
          ) : (
            <>
              <bdi>{title}</bdi>, for <bdi>{person.name}</bdi>, is scheduled on {ordinalDay(scheduledDate ?? today)}.
              Today is {ordinalDay(today)}.
            </>
          )}
          {isPrinted && recipient && <span className="mt-2 block whitespace-pre-line">{recipient}</span>}
        </>
      }
      confirmLabel={sendNowLabel}
      variant="ink"
      onConfirm={onSend}
    />
  );
}

/** 'Send 13 days early to margaret@example.org?' */
function askWords(daysEarly: number, to: string): string {
  if (daysEarly === 0) return t`Send now to ${to}?`;
  if (daysEarly === 1) return t`Send 1 day early to ${to}?`;
  if (daysEarly === -1) return t`Send 1 day late to ${to}?`;
  return daysEarly > 0 ? t`Send ${daysEarly} days early to ${to}?` : t`Send ${-daysEarly} days late to ${to}?`;
}
