import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CardView } from '../../../../../contract/cards.ts';
import { acceptedGeneration, generationEndpoints } from '../../../../../contract/generation.ts';
import { ApiError, call } from '../../../../api.ts';
import { generationQuery } from '../../../../queries/generations.queries.ts';
import { useToast } from '../../../../ui/toast.tsx';
import { type MadeOption, madeOptions } from '../../made-option.ts';
import type { CardJob } from './card-draft.ts';
import type { CardOrder } from './card-requests.ts';
import { createFailure, whyNotCreated } from './create-failure.ts';
import { saveCard } from './save-card.ts';

const headers = { prefer: 'respond-async' };

/** Starts the words and pictures of a card and gives the job that makes them. */
async function startJob({ card, generation }: CardOrder, photo: File | null): Promise<CardJob> {
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

/**
 * Makes the card of a form: starts its generation, follows it, saves the card and hands it to `onCreated`. A job that was
 * kept goes on where it is. Whatever fails, `failure` says why and the form stays as it was.
 */
export function useCardJob({
  job,
  setJob,
  onSaved,
  onCreated,
  onRefused,
  saysHow = false,
}: {
  job: CardJob | null;
  setJob: (job: CardJob | null) => void;
  /** The card exists, even if the page was left. */
  onSaved: () => void;
  onCreated: (card: CardView, made: readonly MadeOption[]) => Promise<void> | void;
  /** The server did not take what the form says. */
  onRefused?: () => void;
  /** Says with the success why not the engine made it that was meant to: the page that comes then does not. */
  saysHow?: boolean;
}) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const [failure, setFailure] = useState<string | null>(null);
  const [saveError, setSaveError] = useState<string | null>(null);
  const { data = null, error } = useQuery({ ...generationQuery(job?.id ?? 0), enabled: job !== null });

  const end = (message: string | null) => {
    setJob(null);
    if (message !== null) fail(message);
  };
  const fail = (message: string) => {
    setFailure(message);
    toast({ title: createFailure, description: message, variant: 'destructive' });
  };

  const finish = useEffectEvent(async (isHere: () => boolean) => {
    if (!job || data?.id !== job.id) return;
    if (data.state === 'failed') return end(data.error ?? 'The card could not be made. Please try again.');
    if (data.state === 'cancelled') return end(null);
    if (data.state !== 'done' || !data.result) return;
    try {
      const card = await saveCard(queryClient, job, data.result, onSaved);
      if (!isHere()) return;
      const made = madeOptions(data.result);
      const note = saysHow ? made[0]?.engineNote : null;
      toast({ title: 'Success!', description: `Your card has been created.${note ? ` ${note}` : ''}` });
      await onCreated(card, made);
    } catch (reason) {
      if (isHere()) setSaveError(reason instanceof Error ? whyNotCreated(reason) : createFailure);
    }
  });
  useEffect(() => {
    let here = true;
    if (data && saveError === null) void finish(() => here);
    return () => {
      here = false;
    };
  }, [data, saveError]);

  const lose = useEffectEvent(() => end('This card is not being made any more. Please create it again.'));
  useEffect(() => {
    // The poll goes on after a lost connection, and after the next login; a generation that is gone stays gone.
    if (error instanceof ApiError && error.status === 404) lose();
  }, [error]);

  const starting = useMutation({
    mutationFn: ({ order, photo }: { order: CardOrder; photo: File | null }) => startJob(order, photo),
    onSuccess: (started) => setJob(started),
    onError: (reason) => {
      fail(whyNotCreated(reason));
      onRefused?.();
    },
  });
  const cancelling = useMutation({
    mutationFn: (jobId: number) => call(generationEndpoints.cancel, { params: { id: jobId } }),
  });
  const start = (order: CardOrder, photo: File | null) => {
    setFailure(null);
    if (!starting.isPending) starting.mutate({ order, photo });
  };
  const cancel = () => {
    if (!job) return;
    setFailure(null);
    setSaveError(null);
    // The form comes back at once; a generation that has just ended has nothing left to cancel.
    if (data?.state === 'done') return setJob(null);
    cancelling.mutate(job.id, { onSettled: () => setJob(null) });
  };

  return {
    start,
    starting: starting.isPending,
    refused: starting.error,
    /** After a change of what the server refused. */
    forgetRefusal: starting.reset,
    generation: data,
    failure,
    forgetFailure: () => setFailure(null),
    cancel,
    cancelling: cancelling.isPending,
    saveError,
    saveAgain: () => setSaveError(null),
  };
}
