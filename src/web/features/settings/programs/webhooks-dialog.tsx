import { useQueryClient } from '@tanstack/react-query';
import { Webhook } from 'lucide-react';
import { useState } from 'react';
import type { UserView } from '../../../../contract/accounts.ts';
import { type WebhookView, webhookEvents } from '../../../../contract/webhooks.ts';
import { call } from '../../../api.ts';
import { DeliveriesDialog } from './deliveries-dialog.tsx';
import { MakeWebhookDialog } from './make-webhook-dialog.tsx';
import { SecretsDialog } from './secrets-dialog.tsx';

const webhooksKey = ['/api/user/webhooks'];
const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

const words = {
  title: 'Webhooks',
  description: 'Fondly tells an address of yours what happens to your cards, within a minute or two: ids only, signed.',
  make: 'Add a webhook',
  secret: {
    label: 'Its secret',
    hint: 'It is shown only once. The receiver checks signatures with it (Standard Webhooks).',
    what: 'secret',
  },
  remove: 'Remove',
  removing: 'Removing...',
  question: () => 'Remove this webhook?',
  consequence: 'Nothing is sent there any more, and what waits for it is dropped.',
  removed: { title: 'Webhook removed', description: 'Nothing is sent there any more.' },
  notRemoved: 'The webhook was not removed',
};

/** The webhooks of the account; what was sent to one has a dialog of its own, which returns here. */
export function WebhooksDialog({ user, onClose }: { user: UserView; onClose: () => void }) {
  const queryClient = useQueryClient();
  const [shown, setShown] = useState<WebhookView | null>(null);
  const hide = () => {
    setShown(null);
    void queryClient.invalidateQueries({ queryKey: webhooksKey });
  };
  return (
    <SecretsDialog
      words={words}
      icon={Webhook}
      queryKey={webhooksKey}
      read={(signal) => call('GET /api/user/webhooks', { signal })}
      remove={({ id }) => call('DELETE /api/user/webhooks/:id', { params: { id } })}
      nameOf={({ url }) => url}
      describe={(webhook) => (
        <>
          <p className="font-semibold break-all" dir="ltr">
            {webhook.url}
          </p>
          <p className="text-sm text-ink-soft">{webhook.events.map((event) => webhookEvents[event]).join(', ')}</p>
          <p className="text-sm text-ink-soft">{stateWords(webhook)}</p>
          <button type="button" className="link touch min-h-8 text-sm" onClick={() => setShown(webhook)}>
            What was sent
          </button>
        </>
      )}
      renderMaking={(onMade, onBack) => <MakeWebhookDialog user={user} onMade={onMade} onClose={onBack} />}
      instead={shown && <DeliveriesDialog webhook={shown} onClose={hide} />}
      onClose={onClose}
    />
  );
}

function stateWords({ createdAt, failingSince, stoppedAt }: WebhookView): string {
  if (stoppedAt && !failingSince) return `Paused ${day.format(new Date(stoppedAt))}, with the reset by mail`;
  if (stoppedAt) return `Stopped ${day.format(new Date(stoppedAt))}, because nothing arrived`;
  if (failingSince) return `Nothing has arrived since ${day.format(new Date(failingSince))}`;
  return `Added ${day.format(new Date(createdAt))}`;
}
