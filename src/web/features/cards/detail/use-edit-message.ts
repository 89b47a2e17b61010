import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CardView } from '../../../../contract/cards.ts';
import { call } from '../../../api.ts';
import { keepCard, markCardsStale } from '../../../queries/cards.queries.ts';
import { isUntouched, type OwnText, typed } from './own-text.ts';
import { currentCardIn } from './stale-card.ts';

type Save = { message: string; keepApproved: boolean; version: number };

/** The user's message, saved only over the version it was written for (D25, D37). */
export function useEditMessage(
  card: CardView,
  {
    onSaved,
    onFailed,
    onUnchanged,
  }: {
    onSaved: (saved: CardView, before: CardView) => void;
    /** Not if the card was changed elsewhere, which `theirs` says. */
    onFailed: (error: Error) => void;
    /** The text equals the saved one again. */
    onUnchanged: () => void;
  },
) {
  const queryClient = useQueryClient();
  /** Null while the field shows the saved text. */
  const [own, setOwn] = useState<OwnText | null>(null);
  const [theirs, setTheirs] = useState<CardView | null>(null);

  const update = (body: Save) => call('PATCH /api/cards/:id', { params: { id: card.id }, body });
  const save = useMutation({
    mutationFn: async (body: Save) => {
      try {
        return await update(body);
      } catch (error) {
        const current = currentCardIn(error);
        if (!current || !own || !isUntouched(own, current.message, card, current)) throw error;
        return update({ ...body, version: current.version });
      }
    },
    onSuccess: async (saved) => {
      await keepCard(queryClient, saved);
      setOwn(null);
      setTheirs(null);
      onSaved(saved, card);
      await markCardsStale(queryClient);
      onUnchanged();
    },
    onError: (error) => {
      const current = currentCardIn(error);
      if (current) {
        setTheirs(current);
        return keepCard(queryClient, current);
      }
      onFailed(error);
    },
  });

  const text = own?.text ?? card.message;
  return {
    text,
    changed: text.trim() !== card.message,
    type: (text: string) => setOwn(typed(own, text, card.message, card.version)),
    /** False if it could not be saved; the text stays. */
    save: (keepApproved: boolean): Promise<boolean> =>
      save.mutateAsync({ message: text.trim(), keepApproved, version: own?.version ?? card.version }).then(
        () => true,
        () => false,
      ),
    saving: save.isPending,
    /** The text that was saved elsewhere meanwhile. */
    theirs: theirs?.message ?? null,
    keepMine: () => {
      setOwn((mine) => mine && { ...mine, base: card.message, version: card.version });
      setTheirs(null);
    },
    takeTheirs: () => {
      setOwn(null);
      setTheirs(null);
      onUnchanged();
    },
  };
}
