import type { PaperRecipient } from '../../../contract/paper.ts';
import { allows } from '../../../domain/card-lifecycle.ts';
import { usePosted } from '../../posting/use-posted.ts';
import { useCurrentUser } from '../../session.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';

/** Whether the approved cards are in the mail: only their user knows. Nothing where a provider prints. */
export function PostedPanel({ recipients }: { recipients: readonly PaperRecipient[] }) {
  const user = useCurrentUser();
  const posted = usePosted();
  const cardIds = recipients.flatMap(({ card }) =>
    card && card.deliveryMethod === 'physical' && allows(card.deliveryStatus, 'claim') ? [card.id] : [],
  );
  const count = cardIds.length;
  if (user?.printAvailable || count === 0) return null;
  return (
    <Panel className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="max-w-[60ch] text-ink-soft">
        {count === 1
          ? 'One approved card waits to be posted. Fondly reminds you until you say that it is in the mail.'
          : `${count} approved cards wait to be posted. Fondly reminds you until you say that they are in the mail.`}
      </p>
      <Button data-needs="send" variant="line" busy={posted.isPending} onClick={() => posted.mutate(cardIds)}>
        {count === 1 ? 'It is posted' : 'They are posted'}
      </Button>
    </Panel>
  );
}
