import { t } from '../../../contract/translate.ts';
import { UnreadablePicture } from '../../../studio/art/photo/unreadable-picture.ts';
import type { AiService } from '../../ai/ai-service.ts';
import type { Context } from '../../context.ts';
import { renderTemplate } from '../../prompt-language/render-template.ts';
import { readImage } from '../images/public.ts';
import type { CardBrief } from './card-brief.ts';
import { createDataFence, plainLine } from './data-fence.ts';
import { loggedCall } from './logged-call.ts';
import { optionsOf } from './options-of.policy.ts';
import { promptValues } from './prompt-values.ts';
import type { Asker } from './provider-offer.ts';
import type { PicturePlan } from './provider-plan.store.ts';

/** Requests pictures of a card: drawn from the prompt, or the user's photo repainted. */
export async function drawPictures(
  context: Context & { ai: AiService },
  generation: Asker,
  brief: CardBrief,
  plan: PicturePlan,
  asked: { prompt: string | null; signal: AbortSignal; timeLimitMs: number },
): Promise<{ pictures: Uint8Array[] } | { problem: string }> {
  const request = await pictureRequest(context, brief, plan, asked.prompt);
  const drawn = await loggedCall(
    context,
    generation,
    { kind: 'image', model: request.model, credits: 1 },
    async () => {
      const { value: sent, usage } = await context.ai.draw({
        ...request,
        timeLimitMs: asked.timeLimitMs,
        signal: asked.signal,
      });
      return { value: await readable(context, sent.slice(0, request.count), asked.signal), usage };
    },
    (pictures) => (pictures.length > 0 ? null : t`The AI provider sent no picture that can be read.`),
  );
  return 'value' in drawn ? { pictures: drawn.value } : { problem: drawn.problem };
}

/** The request for pictures, without its limits. */
export async function pictureRequest(
  context: Context,
  brief: CardBrief,
  { settings: { model, count, parameters }, image }: PicturePlan,
  prompt: string | null,
) {
  const fence = createDataFence();
  const values = { ...promptValues(brief, fence), model, prompt: plainLine(prompt, 4000) };
  const filled = renderTemplate(image, values);
  return {
    model,
    parameters,
    prompt: filled.includes(fence.mark) ? `${filled}\n${fence.rule}` : filled,
    count: Math.min(count, optionsOf(brief)),
    photo: brief.sourceImageUrl ? await readImage(context, brief.sourceImageUrl) : null,
  };
}

/** The valid pictures of the answer, decoded like uploads: JPEG, without metadata, limited in size. */
async function readable(context: Context, sent: readonly Uint8Array[], signal: AbortSignal): Promise<Uint8Array[]> {
  const pictures: Uint8Array[] = [];
  for (const bytes of sent) {
    try {
      pictures.push((await context.pictures.decode(bytes, { signal })).jpeg);
    } catch (error) {
      if (!(error instanceof UnreadablePicture)) throw error;
    }
  }
  return pictures;
}
