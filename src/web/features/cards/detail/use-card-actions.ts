import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { CardView } from '../../../../contract/cards.ts';
import { t } from '../../../../contract/translate.ts';
import type { AlternateSlot } from '../../../../contract/vocabulary.ts';
import { call } from '../../../api.ts';
import { cardQuery, cardsQuery, keepCard, markCardsStale } from '../../../queries/cards.queries.ts';
import { useUndoDeletion } from '../../../restore-from-trash.ts';
import { deleteFailed } from '../../../toast-titles.ts';
import { useToast } from '../../../ui/toast.tsx';
import { draftAgain, toastTitles } from './toast-titles.ts';
import { useAfterDecision } from './use-after-decision.ts';

/** Shown for less time than other toasts (specification 2, section 8). */
const deletedShownMs = 3000;

/**
 * The simple actions on one card; approving and sending have their own hooks. `onActGone` runs when an action has
 * removed its own button.
 */
export function useCardActions(card: CardView, onActGone: () => void) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const goOn = useAfterDecision();
  const toast = useToast();
  const params = { id: card.id };
  const keep = async (changed: CardView) => {
    await keepCard(queryClient, changed);
    await markCardsStale(queryClient);
  };
  const fail = (title: string) => (error: Error) => {
    toast({ title, description: error.message, variant: 'destructive' });
    // The card may have changed since the page loaded it.
    void queryClient.invalidateQueries({ queryKey: cardQuery(card.id).queryKey });
  };

  const skip = useMutation({
    mutationFn: () => call('POST /api/cards/:id/skip', { params }),
    onSuccess: async (changed) => {
      await keep(changed);
      toast({ title: t`Card skipped`, description: t`This card will not be sent.` });
      goOn();
    },
    onError: fail(t`Skip failed`),
  });
  const restore = useMutation({
    mutationFn: () => call('POST /api/cards/:id/unskip', { params }),
    onSuccess: async (changed) => {
      await keep(changed);
      toast({
        title: t`Card restored`,
        description: changed.deliveryStatus === 'draft' ? draftAgain : t`It will be sent as scheduled.`,
      });
      onActGone();
    },
    onError: fail(t`Operation failed`),
  });
  const arrived = useMutation({
    mutationFn: () => call('POST /api/cards/:id/arrived', { params }),
    onSuccess: async (changed) => {
      await keep(changed);
      toast({ title: toastTitles.updated, description: t`It is marked as sent.` });
      onActGone();
    },
    onError: fail(toastTitles.updateFailed),
  });
  const setPrimary = useMutation({
    mutationFn: (body: { slot: AlternateSlot; keepApproved: boolean; version: number }) =>
      call('POST /api/cards/:id/choose-alternate', { params, body }),
    onSuccess: async (changed) => {
      await keep(changed);
      toast({ title: toastTitles.updated, description: t`The alternate is now the primary option.` });
    },
    onError: fail(toastTitles.updateFailed),
  });
  const undo = useUndoDeletion('card', card.id);
  const remove = useMutation({
    mutationFn: () => call('DELETE /api/cards/:id', { params }),
    onSuccess: async () => {
      toast({ title: t`Card deleted`, timeoutMs: deletedShownMs, action: undo });
      // Unsaved changes of a deleted card are irrelevant.
      await navigate({ to: '/cards', ignoreBlocker: true });
      queryClient.removeQueries({ queryKey: cardQuery(card.id).queryKey });
      queryClient.setQueryData(cardsQuery().queryKey, (cards) => cards?.filter(({ id }) => id !== card.id));
      await markCardsStale(queryClient);
    },
    onError: fail(deleteFailed),
  });
  return { skip, restore, arrived, setPrimary, remove };
}
