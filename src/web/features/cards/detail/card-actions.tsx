import { Link } from '@tanstack/react-router';
import { Inbox, Send, Stamp } from 'lucide-react';
import type { CardView } from '../../../../contract/cards.ts';
import { allows } from '../../../../domain/card-lifecycle.ts';
import { fixAddressLabel, fixOf } from '../../../card-list/card-fix.ts';
import { failureWords } from '../../../card-list/failure-words.ts';
import { notPostedWords, wasNotPosted } from '../../../posting/not-posted.ts';
import { useCurrentUser } from '../../../session.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { QuietNote } from '../../../ui/quiet-note.tsx';
import { GoesTo } from './goes-to.tsx';
import { sendNowLabel } from './off-day-dialog.tsx';
import type { useActs } from './use-acts.tsx';
import type { useCardActions } from './use-card-actions.ts';

/** The actions that the lifecycle allows for the card. */
export function CardActions({
  card,
  acts: { approve, sendNow, fixAddress },
  actions: { skip, arrived },
}: {
  card: CardView;
  acts: Pick<ReturnType<typeof useActs>, 'approve' | 'sendNow' | 'fixAddress'>;
  actions: ReturnType<typeof useCardActions>;
}) {
  const { deliveryStatus: status, failureReason } = card;
  const sending = status === 'scheduled';
  const isNotPosted = wasNotPosted(card, useCurrentUser()?.printAvailable ?? false);
  const failed = status === 'failed' && failureReason ? failureWords[failureReason] : null;
  const failure = failed && isNotPosted ? notPostedWords : failed;
  const fix = status === 'failed' ? fixOf(card) : null;
  const uncertain = fix === 'arrived';
  // A button is not disabled by its own action, because it would lose the focus.
  const busy = approve.isPending || sendNow.isPending || skip.isPending || arrived.isPending;
  return (
    <div className="card-acts">
      {failure && (
        <div className="mb-2">
          <ErrorNote title={failure.what}>{failure.next}</ErrorNote>
        </div>
      )}
      {status === 'sent' && card.keptInOutbox && <OutboxNote />}
      <GoesTo card={card} />
      {fix === 'fixAddress' && (
        <Button data-needs="contacts" variant="wax" size="lg" disabled={busy} onClick={fixAddress}>
          {fixAddressLabel}
        </Button>
      )}
      {uncertain && (
        <Button
          data-needs="send"
          size="lg"
          disabled={busy && !arrived.isPending}
          busy={arrived.isPending}
          busyLabel="Saving..."
          onClick={() => arrived.mutate()}
        >
          It arrived
        </Button>
      )}
      {allows(status, 'approve') && !uncertain && (
        <div data-needs="send" className={fix === 'fixAddress' ? 'grid' : 'card-approve'}>
          <Button
            variant={fix === 'fixAddress' ? 'line' : 'wax'}
            size="lg"
            disabled={busy && !approve.isPending}
            busy={approve.isPending}
            busyLabel="Approving..."
            icon={<Stamp size={18} strokeWidth={1.6} aria-hidden />}
            onClick={approve.start}
          >
            Approve &amp; Schedule
          </Button>
        </div>
      )}
      {(sending || allows(status, 'sendNow')) && (
        <Button
          data-needs="send"
          variant="line"
          className="min-h-11"
          disabled={(busy && !sendNow.isPending) || sending}
          busy={sendNow.isPending}
          icon={<Send size={18} strokeWidth={1.6} className="rtl:-scale-x-100" aria-hidden />}
          onClick={sendNow.start}
        >
          {sending || sendNow.isPending ? 'Sending…' : uncertain ? 'Send again' : sendNowLabel}
        </Button>
      )}
      {offersSkip(card) && (
        <Button
          data-needs="cards"
          variant="quiet"
          disabled={busy && !skip.isPending}
          busy={skip.isPending}
          busyLabel="Skipping..."
          onClick={() => skip.mutate()}
        >
          Skip sending this card
        </Button>
      )}
    </div>
  );
}

/** Outcomes of attempts after which delivery is tried again. */
const waiting = ['retry', 'released'];

/** Whether the card can be skipped now: during delivery only between attempts (the lifecycle's "no live lease"). */
export function offersSkip({
  deliveryStatus,
  deliveryLog: [last],
}: {
  deliveryStatus: CardView['deliveryStatus'];
  /** Newest first. */
  deliveryLog: readonly { deliveryStatus: string }[];
}): boolean {
  if (!allows(deliveryStatus, 'skip')) return false;
  return deliveryStatus !== 'scheduled' || (last !== undefined && waiting.includes(last.deliveryStatus));
}

/** The note on a card in the outbox: it has not been sent, and how to send it (D49). */
function OutboxNote() {
  const isAdmin = useCurrentUser()?.isAdmin;
  return (
    <QuietNote icon={Inbox} title="This card has not been sent yet">
      {isAdmin ? (
        <p>
          No mail server was set up, so its message waits in the outbox. Open it there and send it with your mail
          program. Once a mail server is set up, cards are sent automatically.
          <Link to="/admin/outbox" className="link mt-1.5 block min-h-11 content-center">
            Open the outbox
          </Link>
        </p>
      ) : (
        <p>
          No mail server was set up, so its message waits in the outbox. Ask whoever runs this Fondly to set up mail and
          to pass the message on.
        </p>
      )}
    </QuietNote>
  );
}
