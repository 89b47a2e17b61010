import { t } from '../../../contract/translate.ts';
import { IllegalTransition } from '../../../domain/card-lifecycle.ts';
import type { Context } from '../../context.ts';
import type { Job } from '../../queue/job-kinds.ts';
import { Refusal } from '../../refusal.ts';
import { inLanguageOfAccount } from '../accounts/public.ts';
import { consultProvider } from './ask-provider.ts';
import type { CardBrief } from './card-brief.ts';
import { finishRegeneration, type SaveRegenerated } from './finish-regeneration.ts';
import {
  finishGeneration,
  type GenerationRow,
  giveUpGeneration,
  releaseGeneration,
  reportProgress,
  startGeneration,
} from './generations.store.ts';
import { makeCardOptions } from './make-card-options.ts';
import { reasonInWords } from './reason-in-words.ts';

const reportEveryMs = 300;
const setAsideWords = t`Fondly stopped twice while it made this card, so it does not try again by itself. Please choose another picture or style.`;

/** Makes one card's words and pictures; its row is authoritative, so running twice does no harm (D40). */
export function runGenerationJob(context: Context, saveRegenerated: SaveRegenerated): Job<'run-generation'> {
  return {
    name: 'run-generation',
    concurrency: 2,
    // A card with a slow provider takes minutes; the others must not wait for it.
    ...(context.ai ? { batchSize: 1, workers: 4 } : { batchSize: 2 }),
    retry: { limit: 3, delaySeconds: 2, maxDelaySeconds: 60 },
    timeoutSeconds: 600,
    material: {
      key: ({ generationId }) => String(generationId),
      setAside: async ({ generationId }) => {
        context.log.error({ generationId }, 'a generation was set aside: the process died under it twice');
        await giveUpGeneration(context.database.orm, generationId, setAsideWords);
      },
    },
    handler: async ({ generationId }, { signal }) => {
      const generation = await startGeneration(context.database.orm, generationId);
      const make = async () => generation && run(context, generation, saveRegenerated, signal);
      if (generation) await inLanguageOfAccount(context.database.orm, generation.userId, make);
    },
  };
}

async function run(
  context: Context,
  generation: GenerationRow,
  saveRegenerated: SaveRegenerated,
  stopping: AbortSignal,
): Promise<void> {
  const db = context.database.orm;
  const brief = generation.request as CardBrief;
  const cancelled = new AbortController();
  let latest = { progress: 0, step: t`Waiting for the studio` };
  const timer = setInterval(() => {
    reportProgress(db, generation.id, latest.progress, latest.step)
      .then((stillWanted) => stillWanted || cancelled.abort())
      .catch((error: unknown) =>
        context.log.warn({ err: error, generationId: generation.id }, 'progress was not written'),
      );
  }, reportEveryMs);
  try {
    const watch = {
      signal: AbortSignal.any([stopping, cancelled.signal]),
      onProgress: (progress: number, step: string) => {
        latest = { progress, step };
      },
    };
    const provider = await consultProvider(context, generation, brief, watch);
    const [primary, ...alternates] = await makeCardOptions(context, generation.userId, brief, watch, provider);
    if (!primary) throw new Error('The studio made no option');
    if (generation.kind === 'regenerate') {
      await finishRegeneration(context, generation, primary, saveRegenerated);
      return;
    }
    const { engine, engineName, wordsEngineName, engineNote } = primary;
    const result =
      generation.kind === 'generate'
        ? { defaultCard: primary, alternates }
        : {
            imageUrl: primary.image_url ?? '',
            sourceImageUrl: brief.sourceImageUrl ?? '',
            message: primary.message,
            imagePrompt: primary.prompt,
            alternates,
            engine,
            engineName,
            wordsEngineName,
            engineNote,
          };
    await finishGeneration(db, generation.id, { state: 'done', result });
  } catch (error) {
    if (cancelled.signal.aborted) return;
    if (stopping.aborted) {
      await releaseGeneration(db, generation.id);
      throw error;
    }
    const isRefusal = error instanceof Refusal || error instanceof IllegalTransition;
    context.log[isRefusal ? 'info' : 'error']({ err: error, generationId: generation.id }, 'generation failed');
    await finishGeneration(db, generation.id, { state: 'failed', error: reasonInWords(error) });
  } finally {
    clearInterval(timer);
  }
}
