import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readerLocale, t } from '../../../../contract/translate.ts';
import { type WebhookDeliveryView, type WebhookView, webhookEvents } from '../../../../contract/webhooks.ts';
import { dayFormat } from '../../../../domain/day-format.ts';
import { call } from '../../../api.ts';
import { QueryError } from '../../../query-error.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useToast } from '../../../ui/toast.tsx';

const when = dayFormat(readerLocale, { dateStyle: 'medium', timeStyle: 'short' });
const readAgainMs = 3000;
const badges = {
  delivered: { color: 'green', label: t`Arrived` },
  failed: { color: 'red', label: t`Failed` },
  waiting: { color: 'orange', label: t`Waiting` },
} as const;

/** The last deliveries of a webhook, a test, and sending one again. */
export function DeliveriesDialog({ webhook: given, onClose }: { webhook: WebhookView; onClose: () => void }) {
  const [webhook, setWebhook] = useState(given);
  const { id } = webhook;
  const queryClient = useQueryClient();
  const toast = useToast();
  const queryKey = ['/api/user/webhooks', id];
  const deliveries = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('GET /api/user/webhooks/:id/deliveries', { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => state.data?.some((each) => each.state === 'waiting') && readAgainMs,
  });
  const act = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onError: (error) => toast({ title: t`That did not work`, description: error.message, variant: 'destructive' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  const start = async () => setWebhook(await call('POST /api/user/webhooks/:id/start', { params: { id } }));
  const test = () => call('POST /api/user/webhooks/:id/test', { params: { id } });
  const again = (deliveryId: number) =>
    call('POST /api/user/webhooks/:id/deliveries/:deliveryId/again', { params: { id, deliveryId } });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="What was sent"
      description={<span className="break-all">{webhook.url}</span>}
      actions={
        webhook.stoppedAt ? (
          <Button busy={act.isPending} busyLabel="Starting..." onClick={() => act.mutate(start)}>
            Start again
          </Button>
        ) : (
          <Button variant="line" busy={act.isPending} busyLabel="Sending..." onClick={() => act.mutate(test)}>
            Send a test
          </Button>
        )
      }
    >
      <div className="grid grid-cols-1 gap-4.5">
        {webhook.stoppedAt && (
          <p className="text-ink-soft">
            {webhook.failingSince
              ? `It stopped on ${when.format(new Date(webhook.stoppedAt))}. What happened since then was not kept for it.`
              : `It was paused with the reset by mail on ${when.format(new Date(webhook.stoppedAt))}. What happened since then was not kept for it.`}
          </p>
        )}
        <QueryError title="This could not be loaded" query={{ error: deliveries.error, refetch: deliveries.refetch }} />
        {deliveries.isPending && <Skeleton className="h-14 w-full" />}
        {deliveries.data?.length === 0 && <p className="text-ink-soft">Nothing yet.</p>}
        <ul className="grid grid-cols-1 gap-3.5">
          {deliveries.data?.map((delivery) => (
            <li key={delivery.id} className="flex flex-wrap items-start gap-x-3 gap-y-1">
              <div className="min-w-0 flex-1 basis-60">
                <p className="font-semibold">{wordsOf(delivery.event)}</p>
                <p className="text-sm break-words text-ink-soft">{whenWords(delivery)}</p>
              </div>
              <Badge color={badges[delivery.state].color}>{badges[delivery.state].label}</Badge>
              {delivery.state !== 'waiting' && !webhook.stoppedAt && (
                <Button
                  variant="line"
                  size="sm"
                  disabled={act.isPending}
                  aria-label={`Send again: ${wordsOf(delivery.event)}, ${when.format(new Date(delivery.createdAt))}`}
                  onClick={() => act.mutate(() => again(delivery.id))}
                >
                  Send again
                </Button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

function wordsOf(event: string): string {
  return event in webhookEvents ? webhookEvents[event as keyof typeof webhookEvents] : t`A test`;
}

function whenWords({ createdAt, attempts, reply, dueAt }: WebhookDeliveryView): string {
  const tried = attempts === 0 ? '' : `, ${attempts === 1 ? t`one attempt` : t`${attempts} attempts`}`;
  const next = dueAt && attempts > 0 ? ` ${t`Next attempt ${when.format(new Date(dueAt))}.`}` : '';
  // Some servers end their answer without a full stop.
  const answer = reply && `${reply.replace(/[.\s]+$/, '')}.`;
  return `${when.format(new Date(createdAt))}${tried}. ${answer ?? ''}${next}`;
}
