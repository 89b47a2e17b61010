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
  const { model, count, parameters } = plan.settings;
  const wanted = Math.min(count, optionsOf(brief));
  const photo = brief.sourceImageUrl ? await readImage(context, brief.sourceImageUrl) : null;
  const fence = createDataFence();
  const values = { ...promptValues(brief, fence), model, prompt: plainLine(asked.prompt, 4000) };
  const filled = renderTemplate(plan.image, values);
  const drawn = await loggedCall(
    context,
    generation,
    { kind: 'image', model, credits: 1 },
    async () => {
      const { value: sent, usage } = await context.ai.draw({
        model,
        parameters,
        prompt: filled.includes(fence.mark) ? `${filled}\n${fence.rule}` : filled,
        count: wanted,
        photo,
        timeLimitMs: asked.timeLimitMs,
        signal: asked.signal,
      });
      return { value: await readable(context, sent.slice(0, wanted), asked.signal), usage };
    },
    (pictures) => (pictures.length > 0 ? null : 'The AI provider sent no picture that can be read.'),
  );
  return 'value' in drawn ? { pictures: drawn.value } : { problem: drawn.problem };
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
