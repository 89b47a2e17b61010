import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CardView, RegenerateImageBody } from '../../../../contract/cards.ts';
import type { GenerationView } from '../../../../contract/generation.ts';
import { t } from '../../../../contract/translate.ts';
import { ApiError, call } from '../../../api.ts';
import { cardQuery, keepCard, markCardsStale } from '../../../queries/cards.queries.ts';
import { generationQuery, jobOf } from '../../../queries/generations.queries.ts';
import { useToast } from '../../../ui/toast.tsx';
import { keepRedraw, loadRedraw, type Redraw } from './kept-redraw.ts';
import { currentCardIn } from './stale-card.ts';
import { toastTitles, waitsAgain } from './toast-titles.ts';

const headers = { prefer: 'respond-async' };
const failure = t`Failed to update card style`;

export type RedrawOrder = {
  body: RegenerateImageBody;
  photo: File | null;
  /** The caller reports a failed start itself. */
  saysFailure?: boolean;
};

/**
 * Draws a new picture of the card and polls it to the end. The server saves it together with the other changes, even if
 * the page is left (D27, D40). `onDrawn` gets the prompt of a finished picture, `onFailed` that of a failed or cancelled one.
 */
export function useRedraw(
  card: CardView,
  { onDrawn, onFailed }: { onDrawn: (prompt: string, version: number) => void; onFailed: (prompt: string) => void },
) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const [redraw, setRedraw] = useState<Redraw | null>(() => loadRedraw(card.id));
  const keep = (kept: Redraw | null) => {
    keepRedraw(card.id, kept);
    setRedraw(kept);
  };
  const { data = null, error } = useQuery({ ...generationQuery(redraw?.jobId ?? 0), enabled: redraw !== null });

  const start = useMutation({
    mutationFn: async ({ body, photo }: RedrawOrder) => {
      const files = { image: photo ?? undefined };
      const answer = await call('POST /api/cards/:id/regenerate-image', {
        params: { id: card.id },
        body,
        files,
        headers,
      });
      return jobOf(answer);
    },
    onSuccess: (jobId, { body }) => keep({ jobId, prompt: body.imagePrompt ?? null }),
    onError: (refusal, { saysFailure }) => {
      const current = currentCardIn(refusal);
      if (current) return keepCard(queryClient, current);
      if (saysFailure) return;
      toast({
        title: toastTitles.updateFailed,
        description: t`${failure}: ${refusal.message}`,
        variant: 'destructive',
      });
    },
  });

  const end = useEffectEvent(async (problem: string | null) => {
    const prompt = redraw?.prompt ?? null;
    const before = card.deliveryStatus;
    keep(null);
    if (problem === null) {
      const changed = await queryClient.fetchQuery(cardQuery(card.id)).catch(() => null);
      if (changed && prompt !== null) onDrawn(prompt, changed.version);
      toast({
        title: prompt === null ? t`Style updated` : toastTitles.updated,
        description: changed ? waitsAgain(before, changed.deliveryStatus) : undefined,
      });
    } else {
      toast({ title: toastTitles.updateFailed, description: problem, variant: 'destructive' });
      if (prompt !== null) onFailed(prompt);
    }
    await markCardsStale(queryClient);
  });
  const look = useEffectEvent((data: GenerationView | null, error: Error | null) => {
    if (!redraw) return;
    if (data?.id === redraw.jobId) {
      if (data.state === 'done') void end(null);
      if (data.state === 'failed') void end(data.error ? t`${failure}: ${data.error}` : failure);
      if (data.state === 'cancelled') {
        if (redraw.prompt !== null) onFailed(redraw.prompt);
        keep(null);
      }
    }
    // Polling continues after a lost connection; an answer such as 404 is final.
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) void end(failure);
  });
  useEffect(() => look(data, error), [data, error]);

  const cancel = useMutation({
    mutationFn: () => call('DELETE /api/generations/:id', { params: { id: redraw?.jobId ?? 0 } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['/api/generations'] }),
  });
  return { start, running: redraw !== null, generation: redraw && data, cancel };
}
