import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type CardListItem, cardEndpoints } from '../../../contract/cards.ts';
import { ApiError, call } from '../../api.ts';
import { markCardsStale } from '../../queries/cards.queries.ts';
import { useToast } from '../../ui/toast.tsx';

/** Approves a draft for its day, or for the given one. Lasts until the lists are read again; then `onDecided` runs. */
export function useApproveCard(card: CardListItem, onDecided: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const navigate = useNavigate();
  const editContact = () => void navigate({ to: '/people/$id/edit', params: { id: String(card.personId) } });
  return useMutation({
    mutationFn: (scheduledDate: string | undefined) =>
      call(cardEndpoints.approve, { params: { id: card.id }, body: { scheduledDate } }),
    onSuccess: async () => {
      toast({ title: 'Card approved', description: 'The card is ready to be sent as scheduled.' });
      await markCardsStale(queryClient);
      onDecided();
    },
    onError: (error) => {
      // The day is asked for in place.
      if (asksForDay(error)) return;
      toast({
        title: 'Error',
        description: error.message || 'Failed to approve card',
        variant: 'destructive',
        action: lacksAddress(error) ? { label: 'Edit contact', onClick: editContact } : undefined,
      });
    },
  });
}

/** Decides that a draft is not sent. */
export function useSkipCard(card: CardListItem, onDecided: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: () => call(cardEndpoints.skip, { params: { id: card.id } }),
    onSuccess: async () => {
      toast({ title: 'Card skipped', description: 'This card will not be sent.' });
      await markCardsStale(queryClient);
      onDecided();
    },
    onError: (error) =>
      toast({ title: 'Error', description: error.message || 'Failed to skip card', variant: 'destructive' }),
  });
}

/** Whether an approval failed for want of a (new) day (D36). */
export function asksForDay(error: unknown): error is ApiError {
  return error instanceof ApiError && error.fields.scheduledDate !== undefined;
}

/** Whether an approval failed because there is nowhere to send the card. */
function lacksAddress(error: unknown): boolean {
  return error instanceof ApiError && error.fields.recipientEmail !== undefined;
}
