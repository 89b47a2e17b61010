import type { CardView } from '../../../../contract/cards.ts';
import { t } from '../../../../contract/translate.ts';
import { allows } from '../../../../domain/card-lifecycle.ts';
import { type ContactDetail, neededDetail } from '../../../../domain/contact-detail.ts';
import { relativeDay } from '../../../../domain/days-ahead.ts';
import { recipientChoices } from '../../../../domain/reach.ts';
import { ordinalDay } from '../../../calendar-words.ts';
import { useCurrentUser } from '../../../session.ts';
import { useLater } from '../../../ui/use-later.ts';
import { LeavesWords } from '../review/leaves-words.tsx';
import { useRecipientToday } from './use-recipient-today.ts';

const loadChoice = () => import('./goes-to-choice.tsx').then(({ GoesToChoice }) => GoesToChoice);

const labels: Record<ContactDetail, string> = { email: t`Email`, phone: t`Phone`, address: t`Address` };

/** The recipient, address and day of the card, shown before approving or sending (D48). */
export function GoesTo({ card }: { card: CardView }) {
  const today = useRecipientToday(card);
  const { deliveryStatus, person, scheduledDate, recipient, sendNowRecipient } = card;
  const detail = neededDetail(card);
  const choices = recipientChoices(detail, person);
  const user = useCurrentUser();
  const mayChange = user?.acting?.level !== 'view';
  const mayChoose = mayChange && choices.length > 1 && allows(deliveryStatus, 'edit');
  const GoesToChoice = useLater(loadChoice, mayChoose);
  if (!allows(deliveryStatus, 'sendNow')) return null;
  return (
    <div className="card-goes-to">
      <dl className="card-facts">
        <dt>Goes to</dt>
        <dd className="break-words">
          <bdi>{person.name}</bdi>
        </dd>
        <dt>{labels[detail]}</dt>
        <dd className="break-words">
          {mayChoose && GoesToChoice ? (
            <GoesToChoice card={card} choices={choices} />
          ) : recipient ? (
            <bdi className="whitespace-pre-line">{recipient}</bdi>
          ) : (
            'None yet'
          )}
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
      {user && recipient && (
        <p className="mt-3 border-t border-line pt-3 text-sm break-words">
          <LeavesWords card={card} view={card} user={user} now={new Date().toISOString()} />
        </p>
      )}
    </div>
  );
}
