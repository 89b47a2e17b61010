import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CardView } from '../../../../contract/cards.ts';
import { t } from '../../../../contract/translate.ts';
import { ApiError, call } from '../../../api.ts';
import { cardQuery, keepCard, markCardsStale, seenVersion } from '../../../queries/cards.queries.ts';
import { useToast } from '../../../ui/toast.tsx';
import { useAfterDecision } from './use-after-decision.ts';
import { useRecipientToday } from './use-recipient-today.ts';

/** What approving still needs; a chosen day is kept while the address is asked for. */
export type ApprovalNeed = { kind: 'day'; message?: string } | { kind: 'recipient'; day: string | undefined };

/**
 * Approves a card: the call starts at once while the sealing animation plays, and when both have ended the home page,
 * or the review that the card was opened from, opens. An error stops the animation; a missing day or address is asked for (D36), then the approval continues.
 */
export function useApprove(card: CardView) {
  const queryClient = useQueryClient();
  const goOn = useAfterDecision();
  const toast = useToast();
  const today = useRecipientToday(card);
  const [sealing, setSealing] = useState<{ date: string | null } | null>(null);
  const [need, setNeed] = useState<ApprovalNeed | null>(null);
  const momentOver = useRef<() => void>(null);
  const dropsChanges = useRef(false);

  const approve = useMutation({
    mutationFn: async (day: string | undefined) => {
      const moment = new Promise<void>((resolve) => {
        momentOver.current = resolve;
      });
      setSealing({ date: day ?? card.scheduledDate });
      const approved = await call('POST /api/cards/:id/approve', {
        params: { id: card.id },
        body: { scheduledDate: day, version: seenVersion(queryClient, card) },
      });
      await moment;
      return approved;
    },
    onSuccess: async (approved) => {
      await keepCard(queryClient, approved);
      void markCardsStale(queryClient);
      toast({ title: t`Card approved`, description: t`The card is ready to be sent as scheduled.` });
      goOn({ ignoreBlocker: dropsChanges.current });
    },
    onError: (error, day) => {
      setSealing(null);
      toast({ title: t`Approval failed`, description: error.message, variant: 'destructive' });
      if (!(error instanceof ApiError)) return;
      if (error.fields.scheduledDate) setNeed({ kind: 'day', message: error.fields.scheduledDate });
      else if (error.fields.recipientEmail) setNeed({ kind: 'recipient', day });
      else void queryClient.invalidateQueries({ queryKey: cardQuery(card.id).queryKey });
    },
  });
  const startOn = (day: string | undefined) => {
    setNeed(null);
    approve.mutate(day);
  };

  return {
    /** `drops`: the user accepts losing unsaved changes. */
    start: (drops: boolean) => {
      dropsChanges.current = drops;
      if (card.scheduledDate === null || card.scheduledDate < today) return setNeed({ kind: 'day' });
      startOn(undefined);
    },
    startOn,
    /** Asks for the address first, then approves for `day`. */
    startWithoutRecipient: (day: string | undefined) => setNeed({ kind: 'recipient', day }),
    isPending: approve.isPending,
    sealing,
    endMoment: () => momentOver.current?.(),
    need,
    dismissNeed: () => setNeed(null),
  };
}
