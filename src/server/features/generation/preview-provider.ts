import type { PreviewKind, PromptPreview } from '../../../contract/admin.ts';
import { t } from '../../../contract/translate.ts';
import type { AiService } from '../../ai/ai-service.ts';
import type { Context } from '../../context.ts';
import type { RequestSettings } from '../prompts/public.ts';
import type { CardBrief } from './card-brief.ts';
import { pictureRequest } from './draw-by-provider.ts';
import { picturePlan, wordsPlan } from './provider-plan.store.ts';
import { wordsRequest } from './write-by-provider.ts';

/** Templates and settings instead of those in use. */
export type PreviewChoice = {
  system: string | undefined;
  user: string | undefined;
  image: string | undefined;
  settings: RequestSettings | undefined;
};

const limits = { timeLimitMs: 1_000 };
/** In a real card the words and the description come first. */
const unknownYet = { cardMessage: '(the words of the card)', prompt: '(the description of the picture)' };

/** What a provider would be asked for this card, in its parts and as the request; or why it would not be asked. */
export async function previewProvider(
  context: Context,
  brief: CardBrief,
  kind: PreviewKind,
  chosen: PreviewChoice,
): Promise<PromptPreview | { problem: string }> {
  const db = context.database.orm;
  const signal = new AbortController().signal;
  // Its packages are loaded only where they are used.
  const { previewRequest } = await import('../../ai/preview-request.ts');
  const connection = context.aiSettings.connection() ?? { baseUrl: null, apiKey: null, allowPrivate: false };
  const requestOf = (call: (ai: AiService) => Promise<unknown>) => previewRequest(connection, call);

  if (kind === 'picture') {
    const plan = await picturePlan(db, 'image_generation');
    const inUse = plan && !('problem' in plan) ? plan : null;
    const settings = chosen.settings ?? inUse?.settings;
    const image = chosen.image ?? inUse?.image;
    if (!settings || image === undefined)
      return { problem: problemOf(plan, t`No active configuration draws pictures, so no provider would be asked.`) };
    const request = await pictureRequest(context, brief, { settings, image }, brief.imagePrompt ?? unknownYet.prompt);
    return {
      messages: [{ role: 'user', content: request.prompt }],
      request: await requestOf((ai) => ai.draw({ ...request, ...limits, signal })),
    };
  }
  const plan = await wordsPlan(db, kind === 'words' ? 'card_message' : 'image_generation');
  const inUse = plan && !('problem' in plan) ? plan : null;
  const settings = chosen.settings ?? inUse?.settings;
  const user = chosen.user ?? inUse?.user;
  if (!settings || user === undefined)
    return { problem: problemOf(plan, t`No active configuration writes, so no provider would be asked.`) };
  const used = { settings, user, system: chosen.system ?? inUse?.system ?? '' };
  const request = wordsRequest(brief, used, kind === 'words' ? null : unknownYet.cardMessage);
  return {
    messages: [
      { role: 'system', content: request.system },
      { role: 'user', content: request.prompt },
    ],
    request: await requestOf((ai) => ai.write({ ...request, ...limits, signal })),
  };
}

function problemOf(plan: { problem: string } | object | null, withoutPlan: string): string {
  return plan && 'problem' in plan ? plan.problem : withoutPlan;
}
