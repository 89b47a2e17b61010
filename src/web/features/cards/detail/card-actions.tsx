import { Send, Stamp } from 'lucide-react';
import type { CardView } from '../../../../contract/cards.ts';
import { allows } from '../../../../domain/card-lifecycle.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { failureWords } from './failure-words.ts';
import { offersSkip } from './offers-skip.ts';
import type { useCardActions } from './use-card-actions.ts';

type Act = { start: () => void; isPending: boolean };

/** What can be done with the card now; the lifecycle says which acts are on offer. */
export function CardActions({
  card,
  approve,
  sendNow,
  actions: { skip, arrived },
}: {
  card: CardView;
  approve: Act;
  sendNow: Act;
  actions: ReturnType<typeof useCardActions>;
}) {
  const { deliveryStatus: status, failureReason } = card;
  const sending = status === 'scheduled';
  const failure = status === 'failed' && failureReason ? failureWords[failureReason] : null;
  const uncertain = status === 'failed' && failureReason === 'unknown';
  // The button that was pressed is not disabled by its own act: it would lose the focus.
  const busy = approve.isPending || sendNow.isPending || skip.isPending || arrived.isPending;
  return (
    <div className="card-acts">
      {failure && (
        <div className="mb-2">
          <ErrorNote title={failure.what}>{failure.next}</ErrorNote>
        </div>
      )}
      {uncertain && (
        <Button
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
        <Button
          variant="wax"
          size="lg"
          disabled={busy && !approve.isPending}
          busy={approve.isPending}
          busyLabel="Approving..."
          icon={<Stamp size={18} strokeWidth={1.6} aria-hidden />}
          onClick={approve.start}
        >
          Approve &amp; Schedule
        </Button>
      )}
      {(sending || allows(status, 'sendNow')) && (
        <Button
          variant="line"
          className="min-h-11"
          disabled={(busy && !sendNow.isPending) || sending}
          busy={sendNow.isPending}
          icon={<Send size={18} strokeWidth={1.6} className="rtl:-scale-x-100" aria-hidden />}
          onClick={sendNow.start}
        >
          {sending || sendNow.isPending ? 'Sending…' : uncertain ? 'Send again' : 'Send Now'}
        </Button>
      )}
      {offersSkip(card) && (
        <Button
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
