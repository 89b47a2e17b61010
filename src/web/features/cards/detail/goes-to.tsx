import type { CardView } from '../../../../contract/cards.ts';
import { allows } from '../../../../domain/card-lifecycle.ts';
import { type ContactDetail, neededDetail } from '../../../../domain/contact-detail.ts';
import { relativeDay } from '../../../../domain/days-ahead.ts';
import { ordinalDay } from '../../../calendar-words.ts';
import { useRecipientToday } from './use-recipient-today.ts';

const labels: Record<ContactDetail, string> = { email: 'Email', phone: 'Phone', address: 'Address' };

/** The recipient, address and day of the card, shown before approving or sending (D48). */
export function GoesTo({ card }: { card: CardView }) {
  const today = useRecipientToday(card);
  const { deliveryStatus, person, scheduledDate, recipient, sendNowRecipient } = card;
  if (!allows(deliveryStatus, 'sendNow')) return null;
  return (
    <dl className="card-facts card-goes-to">
      <dt>Goes to</dt>
      <dd className="break-words">
        <bdi>{person.name}</bdi>
      </dd>
      <dt>{labels[neededDetail(card)]}</dt>
      <dd className="break-words">
        {recipient ? <bdi className="whitespace-pre-line">{recipient}</bdi> : 'None yet'}
        {recipient && recipient !== sendNowRecipient && (
          <span className="block text-xs font-normal text-ink-faint">
            Approved for it. The contact now has{' '}
            {sendNowRecipient ? <bdi className="whitespace-pre-line">{sendNowRecipient}</bdi> : 'no address'}.
          </span>
        )}
      </dd>
      <dt>Day</dt>
      <dd>
        {scheduledDate ? (
          <>
            <span className="block">{ordinalDay(scheduledDate)}</span>
            <span className="block text-xs font-normal text-ink-faint">{relativeDay(today, scheduledDate)}</span>
          </>
        ) : (
          'None yet'
        )}
      </dd>
    </dl>
  );
}
