import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GenerationView } from '../../../contract/generation.ts';
import { t } from '../../../contract/translate.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { studioBusyMessage } from '../../pictures/picture-pool.ts';
import { notFound, Refusal } from '../../refusal.ts';
import type { CardBrief } from './card-brief.ts';
import { takeCredit } from './credits.store.ts';
import {
  countUnfinished,
  countWaitingPerWorker,
  findGeneration,
  type GenerationRow,
  insertGeneration,
  isRegenerating,
} from './generations.store.ts';
import { pictureTask } from './provider-draws.policy.ts';
import { picturePlan } from './provider-plan.store.ts';

const unfinishedLimit = 5;
/** The limit for all users together, per working process: the next generation would wait for minutes. */
const waitingLimit = 20;
const pollEveryMs = 150;
const waitAtMostMs = 150_000;

/**
 * Inserts the generation, its job and the credit it may need (D31) in one transaction. A card has at most one
 * regeneration at a time.
 */
export async function beginGeneration(
  context: Context,
  userId: number,
  kind: GenerationView['kind'],
  brief: CardBrief,
  cardId: number | null = null,
): Promise<number> {
  return context.database.transaction(async (tx) => {
    const unfinished = await countUnfinished(tx, userId);
    if (cardId !== null && (await isRegenerating(tx, cardId))) {
      throw new Refusal('illegal_transition', t`A new picture of this card is being drawn already.`);
    }
    if (unfinished >= unfinishedLimit) {
      throw new Refusal('rate_limited', t`Several cards are being made for you already. Please wait for one of them.`, {
        retryAfterSeconds: 10,
      });
    }
    if ((await countWaitingPerWorker(tx)) >= waitingLimit) {
      throw new Refusal('rate_limited', studioBusyMessage, { retryAfterSeconds: 10 });
    }
    const creditsUsed = (await wantsProvider(context, tx, brief)) && (await takeCredit(tx, userId)) ? 1 : 0;
    const generationId = await insertGeneration(tx, { userId, kind, cardId, request: brief, creditsUsed });
    await context.queue.send(tx, 'run-generation', { generationId });
    return generationId;
  });
}

/** Whether the picture of this card comes from a paid provider. */
export async function wantsProvider(context: Context, tx: Executor, brief: CardBrief): Promise<boolean> {
  const task = context.ai && pictureTask(brief);
  const plan = task && (await picturePlan(tx, task));
  return plan !== null && !('problem' in plan);
}

/** With `Prefer: respond-async` returns 202 and the job's id at once, else the result once it is ready (D40). */
export async function answerGeneration(
  context: Context,
  userId: number,
  generationId: number,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<NonNullable<GenerationView['result']> | { jobId: number }> {
  const accepted = answerAtOnce(generationId, request, reply);
  if (accepted) return accepted;
  const { result } = await waitForGeneration(context, userId, generationId);
  if (!result) throw new Error('A finished generation has no result');
  return result;
}

/** The answer for a caller who chose not to wait, with status and headers; null for other callers. */
export function answerAtOnce(
  generationId: number,
  request: FastifyRequest,
  reply: FastifyReply,
): { jobId: number } | null {
  if (!/\brespond-async\b/.test(String(request.headers.prefer ?? ''))) return null;
  reply
    .status(202)
    .header('preference-applied', 'respond-async')
    .header('location', `/api/generations/${generationId}`);
  return { jobId: generationId };
}

/** The completed generation. Throws Refusal if it ended otherwise or takes too long. */
export async function waitForGeneration(
  context: Context,
  userId: number,
  generationId: number,
): Promise<GenerationRow> {
  for (let waitedMs = 0; waitedMs < waitAtMostMs; waitedMs += pollEveryMs) {
    const generation = await findGeneration(context.database.orm, userId, generationId);
    if (!generation) throw notFound(t`The generation was not found.`);
    if (generation.state === 'done') return generation;
    if (generation.state === 'failed')
      throw new Refusal('internal', generation.error ?? t`The card could not be made.`);
    if (generation.state === 'cancelled') throw new Refusal('illegal_transition', t`The generation was cancelled.`);
    await new Promise((resolve) => setTimeout(resolve, pollEveryMs));
  }
  throw new Refusal('overloaded', t`The card is still being made. Please look again in a moment.`, {
    retryAfterSeconds: 10,
  });
}
