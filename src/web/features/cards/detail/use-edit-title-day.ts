import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CardView } from '../../../../contract/cards.ts';
import { missingTitleMessage } from '../../../../contract/missing-words.ts';
import { ApiError, call } from '../../../api.ts';
import { dayProblem } from '../../../card-day/day-words.ts';
import { keepCard, markCardsStale } from '../../../queries/cards.queries.ts';
import { useToast } from '../../../ui/toast.tsx';
import { currentCardIn } from './stale-card.ts';
import { toastTitles, waitsAgain } from './toast-titles.ts';
import { useRecipientToday } from './use-recipient-today.ts';

type TitleDay = { title: string; day: string };
type Problems = { title?: string; day?: string };

const savedOf = ({ title, scheduledDate }: CardView): TitleDay => ({ title, day: scheduledDate ?? '' });

/** The title and day of the card, saved only over the version they were changed on (D25, D37). */
export function useEditTitleDay(card: CardView, onUnchanged: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const today = useRecipientToday(card);
  const saved = savedOf(card);
  /** The changed fields and the version they are based on; null while the fields show the saved ones. */
  const [own, setOwn] = useState<(TitleDay & { base: TitleDay; version: number }) | null>(null);
  const [theirs, setTheirs] = useState<TitleDay | null>(null);
  const [problems, setProblems] = useState<Problems>({});
  const { title, day } = own ?? saved;

  const save = useMutation({
    mutationFn: (keepApproved: boolean) => {
      const body = {
        ...(title.trim() !== saved.title && { title: title.trim() }),
        ...(day !== saved.day && { scheduledDate: day }),
        keepApproved,
      };
      const update = (version: number) =>
        call('PATCH /api/cards/:id', { params: { id: card.id }, body: { ...body, version } });
      return update(own?.version ?? card.version).catch((error: unknown) => {
        const current = currentCardIn(error);
        const untouched = current && own && isSame(savedOf(current), own.base);
        // Other fields changed elsewhere are kept.
        if (!untouched || current.deliveryStatus !== card.deliveryStatus) throw error;
        return update(current.version);
      });
    },
    onSuccess: async (changed) => {
      await keepCard(queryClient, changed);
      setOwn(null);
      toast({
        title: toastTitles.updated,
        description: waitsAgain(card.deliveryStatus, changed.deliveryStatus),
      });
      await markCardsStale(queryClient);
      onUnchanged();
    },
    onError: (error) => {
      const current = currentCardIn(error);
      if (current) {
        setTheirs(savedOf(current));
        return keepCard(queryClient, current);
      }
      if (error instanceof ApiError) setProblems({ title: error.fields.title, day: error.fields.scheduledDate });
      toast({ title: toastTitles.updateFailed, description: error.message, variant: 'destructive' });
    },
  });

  const change = (part: Partial<TitleDay>) => {
    setProblems({});
    setOwn((mine) => ({ ...(mine ?? { ...saved, base: saved, version: card.version }), ...part }));
  };
  return {
    title,
    day,
    today,
    problems,
    changed: title.trim() !== saved.title || day !== saved.day,
    change,
    /** Shows the problems of the fields; true if there are none. */
    check: () => {
      const found: Problems = {
        title: title.trim() === '' ? missingTitleMessage : undefined,
        // An unchanged day may be past; a new one may not.
        day: day === saved.day ? undefined : dayProblem(day, today),
      };
      setProblems(found);
      return !found.title && !found.day;
    },
    save: (keepApproved: boolean) => save.mutate(keepApproved),
    saving: save.isPending,
    /** The values that were saved elsewhere meanwhile. */
    theirs,
    keepMine: () => {
      setOwn((mine) => mine && { ...mine, base: saved, version: card.version });
      setTheirs(null);
    },
    takeTheirs: () => {
      setOwn(null);
      setTheirs(null);
      onUnchanged();
    },
  };
}

function isSame(one: TitleDay, other: TitleDay): boolean {
  return one.title === other.title && one.day === other.day;
}
