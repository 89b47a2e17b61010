import { useQueryClient } from '@tanstack/react-query';
import { Webhook } from 'lucide-react';
import { useState } from 'react';
import type { UserView } from '../../../../contract/accounts.ts';
import { readerLocale, t } from '../../../../contract/translate.ts';
import { type WebhookView, webhookEvents } from '../../../../contract/webhooks.ts';
import { dayFormat } from '../../../../domain/day-format.ts';
import { call } from '../../../api.ts';
import { DeliveriesDialog } from './deliveries-dialog.tsx';
import { MakeWebhookDialog } from './make-webhook-dialog.tsx';
import { SecretsDialog } from './secrets-dialog.tsx';

const webhooksKey = ['/api/user/webhooks'];
const day = dayFormat(readerLocale, { dateStyle: 'medium' });

const words = {
  title: t`Webhooks`,
  description: t`Fondly tells an address of yours what happens to your cards, within a minute or two: ids only, signed.`,
  make: t`Add a webhook`,
  secret: {
    label: t`Its secret`,
    hint: t`It is shown only once. The receiver checks signatures with it (Standard Webhooks).`,
  },
  remove: t`Remove`,
  removeNamed: (name: string) => t`Remove ${name}`,
  removing: t`Removing...`,
  question: () => t`Remove this webhook?`,
  consequence: t`Nothing is sent there any more, and what waits for it is dropped.`,
  removed: { title: t`Webhook removed`, description: t`Nothing is sent there any more.` },
  notRemoved: t`The webhook was not removed`,
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
  if (stoppedAt && !failingSince) return t`Paused ${day.format(new Date(stoppedAt))}, with the reset by mail`;
  if (stoppedAt) return t`Stopped ${day.format(new Date(stoppedAt))}, because nothing arrived`;
  if (failingSince) return t`Nothing has arrived since ${day.format(new Date(failingSince))}`;
  return t`Added ${day.format(new Date(createdAt))}`;
}
