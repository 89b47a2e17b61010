import { t } from '../../../contract/translate.ts';
import type { AiService } from '../../ai/ai-service.ts';
import type { Context } from '../../context.ts';
import { TemplateProblem } from '../../prompt-language/template-problem.ts';
import type { CardBrief } from './card-brief.ts';
import { drawPictures } from './draw-by-provider.ts';
import type { Watch } from './make-card-options.ts';
import { hasOwnWords } from './options-of.policy.ts';
import { pictureTask } from './provider-draws.policy.ts';
import type { Asker, Consultation, ProviderOffer } from './provider-offer.ts';
import { picturePlan, wordsPlan } from './provider-plan.store.ts';
import { describePicture, writeMessages } from './write-by-provider.ts';

/** The provider's time limits for words and description together, and for the picture. */
type TimeLimits = { wordsMs: number; leastMs: number; pictureMs: number };

/**
 * Each includes retries (D41). Words get 24 of the 30 s for text, so that with a silent provider the studio's card is
 * still ready within 35 s.
 */
export const timeLimits: TimeLimits = { wordsMs: 24_000, leastMs: 3_000, pictureMs: 120_000 };

/** Starts the calls of the configured provider; null without one. The offer rejects only if the generation ended. */
export async function consultProvider(
  context: Context,
  generation: Asker,
  brief: CardBrief,
  watch: Watch,
  limits = timeLimits,
): Promise<Consultation | null> {
  if (!context.ai) return null;
  const task = generation.creditsUsed > 0 ? pictureTask(brief) : null;
  const plan = task && (await picturePlan(context.database.orm, task));
  const pictures = plan && !('problem' in plan) ? plan.settings.count : 0;
  const offer = askProvider(context, generation, brief, watch, limits);
  // A later await handles a rejection; until then it must not end the process.
  offer.catch(() => {});
  return { pictures, offer };
}

/**
 * What the configured provider contributes to a card: its words, and its picture if the generation has a credit. The
 * studio makes the rest, and the offer says why. Null without a provider.
 */
export async function askProvider(
  context: Context,
  generation: Asker,
  brief: CardBrief,
  watch: Watch,
  limits = timeLimits,
): Promise<ProviderOffer | null> {
  if (!context.ai) return null;
  // The same for the whole card, whatever an administrator changes meanwhile.
  const asking = { ...context, ai: context.ai };
  const offer: ProviderOffer = {
    engineName: asking.ai.name,
    messages: [],
    pictures: [],
    prompt: null,
    wordsProblem: null,
    pictureProblem: null,
  };
  try {
    await fillOffer(asking, generation, brief, { ...watch, ...limits }, offer);
  } catch (error) {
    if (!(error instanceof TemplateProblem)) throw error;
    const problem = t`A prompt template could not be used.`;
    if (offer.messages.length === 0) offer.wordsProblem ??= problem;
    offer.pictureProblem ??= problem;
  }
  return offer;
}

async function fillOffer(
  context: Context & { ai: AiService },
  generation: Asker,
  brief: CardBrief,
  { signal, onProgress, wordsMs, leastMs, pictureMs }: Watch & TimeLimits,
  offer: ProviderOffer,
): Promise<void> {
  const db = context.database.orm;
  const startedMs = performance.now();
  const leftMs = () => wordsMs - Math.round(performance.now() - startedMs);

  onProgress(0.02, t`Finding the words`);
  const plan = hasOwnWords(brief) ? null : await wordsPlan(db, 'card_message');
  const words =
    plan && !('problem' in plan)
      ? await writeMessages(context, generation, brief, plan, { signal, timeLimitMs: wordsMs })
      : plan;
  if (words && 'messages' in words) offer.messages = words.messages;
  if (words && 'problem' in words) offer.wordsProblem = words.problem;
  const isOut = words !== null && 'isOut' in words && words.isOut;

  const task = pictureTask(brief);
  const picture = task && (await picturePlan(db, task));
  if (!task || !picture) return;
  if (isOut) {
    offer.pictureProblem = offer.wordsProblem;
    return;
  }
  if ('problem' in picture) {
    offer.pictureProblem = picture.problem;
    return;
  }
  if (generation.creditsUsed === 0) {
    offer.pictureProblem = t`There are no credits left for an AI picture.`;
    return;
  }
  offer.prompt = brief.imagePrompt;
  const describing = task === 'image_generation' && !brief.imagePrompt && leftMs() > leastMs;
  const describer = describing ? await wordsPlan(db, 'image_generation') : null;
  if (describer && !('problem' in describer)) {
    const cardMessage = brief.message ?? brief.words ?? offer.messages[0] ?? null;
    const described = await describePicture(context, generation, brief, describer, {
      signal,
      timeLimitMs: leftMs(),
      cardMessage,
    });
    if ('value' in described) offer.prompt = described.value;
    else if (described.isOut) {
      offer.pictureProblem = described.problem;
      return;
    }
  }
  onProgress(0.1, t`Waiting for the picture`);
  const drawn = await drawPictures(context, generation, brief, picture, {
    prompt: offer.prompt,
    signal,
    timeLimitMs: pictureMs,
  });
  if ('pictures' in drawn) offer.pictures = drawn.pictures;
  else offer.pictureProblem = drawn.problem;
}
