import { useMutation, useQueryClient } from '@tanstack/react-query';
import { paperLimits } from '../../contract/paper-limits.ts';
import { t } from '../../contract/translate.ts';
import { call } from '../api.ts';
import { markCardsStale } from '../queries/cards.queries.ts';
import { updateFailed } from '../toast-titles.ts';
import { useToast } from '../ui/toast.tsx';

/** Long enough to see that it were the wrong ones. */
const undoableMs = 10_000;

/** Marks printed cards as posted by the user: they count as sent today. Undo lets them wait again. */
export function usePosted() {
  const queryClient = useQueryClient();
  const toast = useToast();
  const read = () =>
    Promise.all([markCardsStale(queryClient), queryClient.invalidateQueries({ queryKey: ['/api/paper/recipients'] })]);
  const onError = (error: Error) => {
    toast({ title: updateFailed, description: error.message, variant: 'destructive' });
    void read();
  };
  const undo = useMutation({
    mutationFn: (cardIds: number[]) => call('POST /api/cards/not-posted', { body: { cardIds } }),
    onSuccess: async ({ cardIds }) => {
      toast({ title: t`Undone`, description: t`${inWords(cardIds.length)} to be posted again.` });
      await read();
    },
    onError,
  });
  return useMutation({
    mutationFn: (cardIds: readonly number[]) =>
      call('POST /api/cards/posted', { body: { cardIds: cardIds.slice(0, paperLimits.cards) } }),
    onSuccess: async ({ cardIds }) => {
      toast({
        title: cardIds.length === 1 ? t`One card is posted` : t`${cardIds.length} cards are posted`,
        description: cardIds.length === 1 ? t`It counts as sent today.` : t`They count as sent today.`,
        ...(cardIds.length > 0 && { action: { label: t`Undo`, onClick: () => undo.mutate(cardIds) } }),
        timeoutMs: undoableMs,
      });
      await read();
    },
    onError,
  });
}

function inWords(count: number): string {
  return count === 1 ? t`One card waits` : t`${count} cards wait`;
}
