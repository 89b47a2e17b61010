import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { CardView } from '../../../../../contract/cards.ts';
import { t } from '../../../../../contract/translate.ts';
import { ApiError, call } from '../../../../api.ts';
import { generationQuery, jobOf } from '../../../../queries/generations.queries.ts';
import { useToast } from '../../../../ui/toast.tsx';
import { type MadeOption, madeOptions } from '../../made-option.ts';
import type { CardJob } from './card-draft.ts';
import type { CardOrder } from './card-requests.ts';
import { createFailure, whyNotCreated } from './create-failure.ts';
import { saveCard } from './save-card.ts';

const headers = { prefer: 'respond-async' };

/** Starts the generation of a card and returns its job. */
async function startJob({ card, generation }: CardOrder, photo: File | null): Promise<CardJob> {
  const answer =
    generation.kind === 'upload'
      ? await call('POST /api/cards/upload-image', {
          body: generation.body,
          files: { image: photo ?? undefined },
          headers,
        })
      : await call('POST /api/cards/generate', { body: generation.body, headers });
  return { id: jobOf(answer), card };
}

/**
 * Makes the card of a form: starts its generation, polls it, saves the card and passes it to `onCreated`. Continues a
 * kept job. If anything fails, `failure` says why and the form stays unchanged.
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
  /** Runs when the card exists, even if the page was left. */
  onSaved: () => void;
  onCreated: (card: CardView, made: readonly MadeOption[]) => Promise<void> | void;
  /** Runs when the server rejected the input. */
  onRefused?: () => void;
  /** The success message explains why the studio replaced a provider; set it if the next page does not explain it. */
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
    if (data.state === 'failed') return end(data.error ?? t`The card could not be made. Please try again.`);
    if (data.state === 'cancelled') return end(null);
    if (data.state !== 'done' || !data.result) return;
    try {
      const card = await saveCard(queryClient, job, data.result, onSaved);
      if (!isHere()) return;
      const made = madeOptions(data.result);
      const note = saysHow ? made[0]?.engineNote : null;
      toast({ title: t`Success!`, description: t`Your card has been created.${note ? ` ${note}` : ''}` });
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

  const lose = useEffectEvent(() => end(t`This card is no longer being made. Please create it again.`));
  useEffect(() => {
    // Polling continues after a lost connection and after the next login; a missing generation will not return.
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
    mutationFn: (jobId: number) => call('DELETE /api/generations/:id', { params: { id: jobId } }),
  });
  const start = (order: CardOrder, photo: File | null) => {
    setFailure(null);
    if (!starting.isPending) starting.mutate({ order, photo });
  };
  const cancel = () => {
    if (!job) return;
    setFailure(null);
    setSaveError(null);
    // Shows the form at once; a generation that has just ended needs no cancelling.
    if (data?.state === 'done') return setJob(null);
    cancelling.mutate(job.id, { onSettled: () => setJob(null) });
  };

  return {
    start,
    starting: starting.isPending,
    refused: starting.error,
    /** Clears the server's rejection after the input changed. */
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
