import type { QueryClient } from '@tanstack/react-query';
import type { CardView } from '../../../../../contract/cards.ts';
import type { GenerationView } from '../../../../../contract/generation.ts';
import { call } from '../../../../api.ts';
import { keepCard, markCardsStale } from '../../../../queries/cards.queries.ts';
import { currentUserQuery } from '../../../../session.ts';
import type { CardJob } from './card-draft.ts';
import { withResult } from './card-requests.ts';

const saving = new Map<number, Promise<CardView>>();

/** Creates the card of a finished generation: once, even if its page is left and opened again meanwhile. */
export function saveCard(
  queryClient: QueryClient,
  job: CardJob,
  result: NonNullable<GenerationView['result']>,
  onSaved: () => void,
): Promise<CardView> {
  const running = saving.get(job.id);
  if (running) return running;
  const started = create(queryClient, job, result, onSaved).catch((error: unknown) => {
    saving.delete(job.id);
    throw error;
  });
  saving.set(job.id, started);
  return started;
}

async function create(
  queryClient: QueryClient,
  job: CardJob,
  result: NonNullable<GenerationView['result']>,
  onSaved: () => void,
) {
  // With the generation's id the server makes no second card, even if the first answer was lost.
  const body = { ...withResult(job.card, result), generationId: job.id };
  const card = await call('POST /api/cards', { body });
  onSaved();
  await keepCard(queryClient, card);
  // A picture by a paid provider has used a credit.
  void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
  await markCardsStale(queryClient);
  return card;
}
