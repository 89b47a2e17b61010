import { t } from '../../../contract/translate.ts';
import { AiProblem } from '../../ai/ai-problem.ts';
import type { AiService, Usage } from '../../ai/ai-service.ts';
import type { Context } from '../../context.ts';
import { insertAiCall } from './ai-calls.store.ts';
import type { Asker } from './provider-offer.ts';

type Logged<T> = { value: T } | { problem: string; isOut: boolean };

/**
 * Runs one provider call and records it in the AI log. `judge` returns what is wrong with a received answer. `isOut`
 * means that another call would waste the user's time. Rejects only if the generation ended.
 */
export async function loggedCall<T>(
  context: Context & { ai: AiService },
  generation: Asker,
  call: { kind: 'text' | 'image'; model: string; credits: number },
  ask: () => Promise<{ value: T; usage: Usage }>,
  judge: (value: T) => string | null = () => null,
): Promise<Logged<T>> {
  const startedMs = performance.now();
  const note = (outcome: 'done' | 'fell-back' | 'failed', problem: string | null, usage: Usage | null = null) =>
    insertAiCall(context.database.orm, {
      userId: generation.userId,
      generationId: generation.id,
      kind: call.kind,
      engineName: context.ai.name,
      model: call.model,
      credits: outcome === 'done' ? call.credits : 0,
      cost: usage && context.aiSettings.costOf(usage),
      durationMs: Math.round(performance.now() - startedMs),
      outcome,
      problem,
    }).catch((error: unknown) => context.log.warn({ err: error }, 'the AI log was not written'));
  try {
    const { value, usage } = await ask();
    const problem = judge(value);
    await note(problem ? 'fell-back' : 'done', problem, usage);
    return problem ? { problem, isOut: false } : { value };
  } catch (error) {
    if (!(error instanceof AiProblem)) {
      await note('failed', t`The generation was ended.`);
      throw error;
    }
    await note('fell-back', error.message);
    return { problem: error.message, isOut: error.isLasting };
  }
}
