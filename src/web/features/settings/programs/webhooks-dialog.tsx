import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2, Webhook } from 'lucide-react';
import { useState } from 'react';
import type { UserView } from '../../../../contract/accounts.ts';
import { type WebhookView, webhookEvents } from '../../../../contract/webhooks.ts';
import { call } from '../../../api.ts';
import { QueryError } from '../../../query-error.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { CopyField } from '../../../ui/copy-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { DeliveriesDialog } from './deliveries-dialog.tsx';
import { MakeWebhookDialog } from './make-webhook-dialog.tsx';

const webhooksKey = ['/api/user/webhooks'];
const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

/** The webhooks of the account. Making one and its deliveries have dialogs of their own, which return here. */
export function WebhooksDialog({ user, onClose }: { user: UserView; onClose: () => void }) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const [isMaking, setMaking] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const [shown, setShown] = useState<WebhookView | null>(null);
  const [removed, setRemoved] = useState<WebhookView | null>(null);
  const webhooks = useQuery({
    queryKey: webhooksKey,
    queryFn: ({ signal }) => call('GET /api/user/webhooks', { signal }),
    staleTime: 0,
  });
  const readAgain = () => queryClient.invalidateQueries({ queryKey: webhooksKey });
  const remove = useMutation({
    mutationFn: ({ id }: WebhookView) => call('DELETE /api/user/webhooks/:id', { params: { id } }),
    onSuccess: () => toast({ title: 'Webhook removed', description: 'Nothing is sent there any more.' }),
    onError: (error) =>
      toast({ title: 'The webhook was not removed', description: error.message, variant: 'destructive' }),
    onSettled: async () => {
      setRemoved(null);
      await readAgain();
    },
  });
  if (isMaking) {
    return (
      <MakeWebhookDialog
        user={user}
        onMade={setSecret}
        onClose={() => {
          setMaking(false);
          void readAgain();
        }}
      />
    );
  }
  if (shown) {
    return (
      <DeliveriesDialog
        webhook={shown}
        onClose={() => {
          setShown(null);
          void readAgain();
        }}
      />
    );
  }
  return (
    <>
      <Dialog
        open
        onOpenChange={onClose}
        size="sm"
        title="Webhooks"
        description="Fondly tells an address of yours what happens to your cards, within a minute or two: ids only, signed."
        actions={<Button onClick={() => setMaking(true)}>Add a webhook</Button>}
      >
        <div className="grid gap-4.5">
          {secret && (
            <CopyField
              label="Its secret"
              hint="It is shown this once. The receiver checks signatures with it (Standard Webhooks)."
              value={secret}
              what="secret"
            />
          )}
          <QueryError title="This could not be read" query={{ error: webhooks.error, refetch: webhooks.refetch }} />
          {webhooks.isPending && <Skeleton className="h-14 w-full" />}
          {webhooks.data?.length === 0 && <p className="text-ink-soft">You have none yet.</p>}
          <ul className="grid grid-cols-1 gap-3.5">
            {webhooks.data?.map((webhook) => (
              <li key={webhook.id} className="flex items-start gap-3">
                <Webhook size={20} strokeWidth={1.6} className="mt-0.5 flex-none text-ink-faint" aria-hidden />
                <div className="min-w-0 flex-1">
                  <p className="font-semibold break-all" dir="ltr">
                    {webhook.url}
                  </p>
                  <p className="text-sm text-ink-soft">
                    {webhook.events.map((event) => webhookEvents[event]).join(', ')}
                  </p>
                  <p className="text-sm text-ink-soft">{stateWords(webhook)}</p>
                  <button type="button" className="link touch min-h-8 text-sm" onClick={() => setShown(webhook)}>
                    What was sent
                  </button>
                </div>
                <IconButton label={`Remove ${webhook.url}`} onClick={() => setRemoved(webhook)}>
                  <Trash2 size={16} strokeWidth={1.6} aria-hidden />
                </IconButton>
              </li>
            ))}
          </ul>
        </div>
      </Dialog>
      <ConfirmDialog
        open={removed !== null}
        onOpenChange={() => setRemoved(null)}
        title="Remove this webhook?"
        text="Nothing is sent there any more, and what waits for it is dropped."
        confirmLabel="Remove"
        busyLabel="Removing..."
        busy={remove.isPending}
        onConfirm={() => removed && remove.mutate(removed)}
      />
    </>
  );
}

function stateWords({ createdAt, failingSince, stoppedAt }: WebhookView): string {
  if (stoppedAt) return `Stopped ${day.format(new Date(stoppedAt))}, because nothing arrived`;
  if (failingSince) return `Nothing has arrived since ${day.format(new Date(failingSince))}`;
  return `Added ${day.format(new Date(createdAt))}`;
}
