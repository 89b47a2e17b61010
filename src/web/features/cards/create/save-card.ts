import type { QueryClient } from '@tanstack/react-query';
import { type CardView, cardEndpoints } from '../../../../contract/cards.ts';
import type { GenerationView } from '../../../../contract/generation.ts';
import { call } from '../../../api.ts';
import { cardQuery, markCardsStale } from '../../../queries/cards.queries.ts';
import { withResult } from './card-requests.ts';
import { type CardJob, clearDraft } from './create-draft.ts';

const saving = new Map<number, Promise<CardView>>();

/** Creates the card of a finished generation: once, also when its page is left and opened again meanwhile. */
export function saveCard(
  queryClient: QueryClient,
  job: CardJob,
  result: NonNullable<GenerationView['result']>,
): Promise<CardView> {
  const running = saving.get(job.id);
  if (running) return running;
  const started = create(queryClient, job, result).catch((error: unknown) => {
    saving.delete(job.id);
    throw error;
  });
  saving.set(job.id, started);
  return started;
}

async function create(queryClient: QueryClient, job: CardJob, result: NonNullable<GenerationView['result']>) {
  const card = await call(cardEndpoints.create, { body: withResult(job.card, result) });
  clearDraft();
  queryClient.setQueryData(cardQuery(card.id).queryKey, card);
  await markCardsStale(queryClient);
  return card;
}
