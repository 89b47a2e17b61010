import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type CardView, cardEndpoints, cardView } from '../../../../contract/cards.ts';
import { ApiError, call } from '../../../api.ts';
import { cardQuery, markCardsStale } from '../../../queries/cards.queries.ts';
import { useToast } from '../../../ui/toast.tsx';
import { toastTitles } from './toast-titles.ts';

type Save = { message: string; keepApproved: boolean; version: number };

/**
 * The user's text, and saving it over exactly the card it was written for (D25, D37). `onUnchanged` runs when the text is
 * the saved one again and there is nothing to save.
 */
export function useEditMessage(card: CardView, onUnchanged: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  /** Null while the text follows the saved one. `version` is of the card that was being edited. */
  const [own, setOwn] = useState<{ text: string; version: number } | null>(null);
  const [theirs, setTheirs] = useState<CardView | null>(null);

  const save = useMutation({
    mutationFn: (body: Save) => call(cardEndpoints.update, { params: { id: card.id }, body }),
    onSuccess: async (saved) => {
      queryClient.setQueryData(cardQuery(card.id).queryKey, saved);
      setOwn(null);
      setTheirs(null);
      toast({
        title: toastTitles.updated,
        description:
          card.deliveryStatus === 'approved_and_scheduled' && saved.deliveryStatus === 'draft'
            ? 'It is a draft again. Approve it, and it will be sent.'
            : undefined,
      });
      await markCardsStale(queryClient);
      onUnchanged();
    },
    onError: (error) => {
      const current = error instanceof ApiError && error.code === 'stale_version' && currentCard(error.body);
      if (current) {
        queryClient.setQueryData(cardQuery(card.id).queryKey, current);
        return setTheirs(current);
      }
      toast({ title: toastTitles.updateFailed, description: error.message, variant: 'destructive' });
    },
  });

  const text = own?.text ?? card.message;
  return {
    text,
    changed: text.trim() !== card.message,
    type: (typed: string) => setOwn({ text: typed, version: own?.version ?? card.version }),
    save: (keepApproved: boolean) =>
      save.mutate({ message: text.trim(), keepApproved, version: own?.version ?? card.version }),
    saving: save.isPending,
    /** The card as it was saved elsewhere meanwhile. */
    theirs,
    keepMine: () => {
      setOwn((mine) => mine && { ...mine, version: card.version });
      setTheirs(null);
    },
    takeTheirs: () => {
      setOwn(null);
      setTheirs(null);
      onUnchanged();
    },
  };
}

function currentCard(body: unknown): CardView | null {
  const parsed = cardView.safeParse((body as { current?: unknown } | undefined)?.current);
  return parsed.success ? parsed.data : null;
}
