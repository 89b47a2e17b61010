import { z } from 'zod';
import { t } from '../../../contract/translate.ts';
import type { AiService, Usage } from '../../ai/ai-service.ts';
import type { Context } from '../../context.ts';
import { renderTemplate } from '../../prompt-language/render-template.ts';
import type { CardBrief } from './card-brief.ts';
import { messageComplaint } from './check-message.policy.ts';
import { createDataFence } from './data-fence.ts';
import { loggedCall } from './logged-call.ts';
import { namesOfContacts } from './other-people.store.ts';
import { placePersonal, withoutPersonal } from './place-personal.policy.ts';
import { promptValues, standingRules } from './prompt-values.ts';
import type { Asker } from './provider-offer.ts';
import type { WordsPlan } from './provider-plan.store.ts';
import { hasLink } from './unsafe-words.policy.ts';

/** Has no length limits: OpenAI's strict schemas reject them, and the check enforces them. */
const answer = z.object({ messages: z.array(z.string()) });
const readAtMost = 20;
const answerRule = 'Answer with JSON alone: {"messages": ["…"]}.';

type Words = { messages: string[] } | { problem: string; isOut: boolean };
type Limits = { timeLimitMs: number; signal: AbortSignal };

/** Requests messages and keeps those that pass the check, each with the sender's own words as typed. */
export async function writeMessages(
  context: Context & { ai: AiService },
  generation: Asker,
  brief: CardBrief,
  plan: WordsPlan,
  limits: Limits,
): Promise<Words> {
  const asked = await loggedCall(
    context,
    generation,
    { kind: 'text', model: plan.settings.model, credits: 0 },
    async () => {
      const { value, usage } = await ask(context.ai, brief, plan, limits);
      // The sender may mention anyone and anything: only the provider's own words are checked.
      const own = value.messages
        .slice(0, readAtMost)
        .map((message) => withoutPersonal(message.trim().slice(0, 4000), brief.personalMessage));
      const others = await namesOfContacts(context.database.orm, generation.userId);
      const kept = [...new Set(own)].filter((message) => messageComplaint(message, brief, others) === null);
      const signAs = brief.signedByHand ? null : brief.recipient.about?.signAs;
      return { value: kept.map((message) => signed(placePersonal(message, brief.personalMessage), signAs)), usage };
    },
    (messages) => (messages.length > 0 ? null : t`The AI provider's words did not pass the check.`),
  );
  return 'value' in asked ? { messages: asked.value } : asked;
}

/** The closing is the sender's own, as typed. */
const signed = (message: string, signAs: string | null | undefined) =>
  signAs && !message.endsWith(signAs) ? `${message}\n\n${signAs}` : message;

/** Requests a description of the picture. */
export async function describePicture(
  context: Context & { ai: AiService },
  generation: Asker,
  brief: CardBrief,
  plan: WordsPlan,
  limits: Limits & { cardMessage: string | null },
): Promise<{ value: string } | { problem: string; isOut: boolean }> {
  return loggedCall(
    context,
    generation,
    { kind: 'text', model: plan.settings.model, credits: 0 },
    async () => {
      const { value, usage } = await ask(context.ai, brief, plan, limits);
      return { value: value.messages[0]?.trim() ?? '', usage };
    },
    (text) =>
      /^[^<>{}]{10,1500}$/u.test(text) && !hasLink(text)
        ? null
        : t`The AI provider's description did not pass the check.`,
  );
}

async function ask(
  ai: AiService,
  brief: CardBrief,
  plan: WordsPlan,
  { cardMessage = null, ...limits }: Limits & { cardMessage?: string | null },
): Promise<{ value: z.output<typeof answer>; usage: Usage }> {
  return ai.write({ ...wordsRequest(brief, plan, cardMessage), ...limits });
}

/** The request for words, without its limits: what the templates say, and the rules that they cannot omit. */
export function wordsRequest(brief: CardBrief, { settings, system, user }: WordsPlan, cardMessage: string | null) {
  const fence = createDataFence();
  const { count, ...request } = settings;
  const values = { ...promptValues(brief, fence), numAlternatives: count, cardMessage: fence.around(cardMessage) };
  return {
    ...request,
    system: [renderTemplate(system, values), standingRules(brief, fence), answerRule].join('\n'),
    prompt: renderTemplate(user, values),
    schema: answer,
  };
}
