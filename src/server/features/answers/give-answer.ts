import { type AnswerProblem, answerLimits } from '../../../contract/answers.ts';
import { UnreadablePicture } from '../../../studio/art/photo/unreadable-picture.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { Refusal } from '../../refusal.ts';
import { lockCard } from '../cards/public.ts';
import { storeUpload } from '../images/public.ts';
import { sendNews } from '../push/public.ts';
import { type Answerable, type AnswerRow, findAnswerable, insertAnswer, listAnswers } from './answers.store.ts';

export type Given = Pick<AnswerRow, 'kind' | 'message'> & { photo: Uint8Array | null };

/**
 * Stores an answer and notifies the sender, in one transaction: returns null, or why not. The same words twice are one
 * answer, so that pressing the button again does no harm.
 */
export async function giveAnswer(
  context: Context,
  tokenHash: string,
  { cardId, userId }: Answerable,
  { kind, message, photo }: Given,
): Promise<AnswerProblem | null> {
  if (kind === 'thanks' && message === '' && !photo) return 'empty';
  // Asked before the photo is decoded, which costs more than the rest.
  const early = await problemOf(context.database.orm, tokenHash, cardId);
  if (early) return early;
  const stored = photo ? await storePhoto(context, userId, photo) : { imageUrl: null };
  if ('problem' in stored) return stored.problem;
  return context.database.transaction(async (tx) => {
    await lockCard(tx, userId, cardId);
    const repeated = (await listAnswers(tx, [cardId])).some(
      (each) => each.kind === kind && each.message === message && !photo,
    );
    if (repeated) return null;
    const problem = await problemOf(tx, tokenHash, cardId);
    if (problem) return problem;
    const answerId = await insertAnswer(tx, { cardId, kind, message, imageUrl: stored.imageUrl });
    await context.queue.send(tx, 'mail-answers', {});
    await sendNews(context, tx, userId, [{ kind: 'answer', answerId }]);
    return null;
  });
}

/** The state of the card and its address right now. */
async function problemOf(db: Executor, tokenHash: string, cardId: number): Promise<AnswerProblem | null> {
  const card = await findAnswerable(db, tokenHash);
  if (!card?.takesAnswers) return 'closed';
  const answers = await listAnswers(db, [cardId]);
  return answers.length >= answerLimits.perCard ? 'full' : null;
}

async function storePhoto(
  context: Context,
  userId: number,
  photo: Uint8Array,
): Promise<{ imageUrl: string } | { problem: AnswerProblem }> {
  try {
    return { imageUrl: await storeUpload(context, userId, photo) };
  } catch (error) {
    if (error instanceof UnreadablePicture) return { problem: 'photo' };
    if (error instanceof Refusal && error.code === 'storage_full') return { problem: 'noRoom' };
    throw error;
  }
}
