import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { acceptedGeneration, generationEndpoints } from '../../../../contract/generation.ts';
import { ApiError, call } from '../../../api.ts';
import { generationQuery } from '../../../queries/generations.queries.ts';
import { useToast } from '../../../ui/toast.tsx';
import type { CardOrder } from './card-requests.ts';
import type { CardJob } from './create-draft.ts';
import { createFailure } from './create-failure.ts';
import { saveCard } from './save-card.ts';

const headers = { prefer: 'respond-async' };

/** Starts the words and pictures of a card and gives the job that makes them. */
export async function startJob({ card, generation }: CardOrder, photo: File | null): Promise<CardJob> {
  const answer =
    generation.kind === 'upload'
      ? await call(generationEndpoints.uploadImage, {
          body: generation.body,
          files: { image: photo ?? undefined },
          headers,
        })
      : await call(generationEndpoints.generate, { body: generation.body, headers });
  // The contract also knows the answer that waits; asked like this the server gives the job.
  return { id: acceptedGeneration.parse(answer).jobId, card };
}

/** Watches a job to its end: creates the card and opens it, or tells `onEnd` why there is none (null: it was cancelled). */
export function useCardJob(job: CardJob | null, onEnd: (failure: string | null) => void) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const [saveError, setSaveError] = useState<string | null>(null);
  const { data = null, error } = useQuery({ ...generationQuery(job?.id ?? 0), enabled: job !== null });

  const finish = useEffectEvent(async (isHere: () => boolean) => {
    if (!job || data?.id !== job.id) return;
    if (data.state === 'failed') return onEnd(data.error ?? 'The card could not be made. Please try again.');
    if (data.state === 'cancelled') return onEnd(null);
    if (data.state !== 'done' || !data.result) return;
    try {
      const card = await saveCard(queryClient, job, data.result);
      if (!isHere()) return;
      toast({ title: 'Success!', description: 'Your card has been created.' });
      await navigate({ to: '/cards/$id', params: { id: String(card.id) }, replace: true });
    } catch (reason) {
      if (isHere()) setSaveError(reason instanceof Error ? reason.message : createFailure);
    }
  });
  useEffect(() => {
    let here = true;
    if (data && saveError === null) void finish(() => here);
    return () => {
      here = false;
    };
  }, [data, saveError]);

  const lose = useEffectEvent((message: string) => onEnd(message));
  useEffect(() => {
    // The poll goes on after a lost connection; an answer such as 404 will not change.
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) lose(error.message);
  }, [error]);

  const cancel = useMutation({
    mutationFn: (jobId: number) => call(generationEndpoints.cancel, { params: { id: jobId } }),
  });
  return { generation: data, cancel, saveError, saveAgain: () => setSaveError(null) };
}
