import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CardView } from '../../../../contract/cards.ts';
import { t } from '../../../../contract/translate.ts';
import { delivered } from '../../../../domain/card-lifecycle.ts';
import { keptInOutbox } from '../../../../domain/delivery-badges.ts';
import { ApiError, call } from '../../../api.ts';
import { failureWords } from '../../../card-list/failure-words.ts';
import { cardQuery, keepCard, markCardsStale, seenVersion } from '../../../queries/cards.queries.ts';
import { useToast } from '../../../ui/toast.tsx';
import { toastTitles } from './toast-titles.ts';

const homeAfterMs = 1500;

/**
 * Sends a card at once and waits for the outcome through the page's polling; after success the home page opens. A
 * missing address is asked for, then the card is sent.
 */
export function useSendNow(card: CardView, { onStarted }: { onStarted: () => void }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  /** The version of the card that is being sent; an older reading of it may still be shown. */
  const [awaited, setAwaited] = useState<number | null>(null);
  const [lacksRecipient, setLacksRecipient] = useState(false);

  const send = useMutation({
    mutationFn: () =>
      call('POST /api/cards/:id/send-now', {
        params: { id: card.id },
        body: { version: seenVersion(queryClient, card) },
      }),
    onSuccess: async (sending) => {
      await keepCard(queryClient, sending);
      setAwaited(sending.version);
    },
    onError: (error) => {
      toast({ title: toastTitles.deliveryFailed, description: error.message, variant: 'destructive' });
      if (error instanceof ApiError && error.fields.recipientEmail) setLacksRecipient(true);
      else void queryClient.invalidateQueries({ queryKey: cardQuery(card.id).queryKey });
    },
  });

  const isAwaited = awaited !== null && card.version >= awaited;
  const settled = useEffectEvent((status: CardView['deliveryStatus'], waiting: boolean) => {
    if (!waiting) return;
    if (status === 'scheduled') return onStarted();
    void markCardsStale(queryClient);
    if ((delivered as readonly string[]).includes(status)) {
      toast(
        card.keptInOutbox
          ? { title: keptInOutbox, description: t`No mail server is set up, so the card has not left.` }
          : { title: t`Card sent`, description: t`On its way to ${card.person.name}.` },
      );
      const timer = setTimeout(() => void navigate({ to: '/' }), homeAfterMs);
      return () => clearTimeout(timer);
    }
    setAwaited(null);
    if (status === 'failed') {
      const words = card.failureReason && failureWords[card.failureReason];
      toast({ title: toastTitles.deliveryFailed, description: words?.what, variant: 'destructive' });
    }
  });
  useEffect(() => settled(card.deliveryStatus, isAwaited), [card.deliveryStatus, isAwaited]);

  return {
    start: () => {
      setLacksRecipient(false);
      send.mutate();
    },
    isPending: send.isPending,
    lacksRecipient,
    dismissNeed: () => setLacksRecipient(false),
  };
}
