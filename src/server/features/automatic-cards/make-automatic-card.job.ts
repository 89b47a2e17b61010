import { standInMessage } from '../../../domain/stand-in-message.ts';
import type { Context } from '../../context.ts';
import type { Job } from '../../queue/job-kinds.ts';
import { inLanguageOf } from '../../reader.ts';
import { countInRun } from '../delivery/public.ts';
import { studioName } from '../generation/public.ts';
import type { MakeOptions } from './draft.ts';
import { makeAutomaticCard } from './make-automatic-card.ts';

const retries = 3;

/** A draft without a picture, which its owner chooses later: drawing one crashed the process. */
const withoutPicture: MakeOptions = async (_, _userId, { recipient: { name }, language }) => {
  const message = inLanguageOf({ language }, () => standInMessage(name));
  return [{ message, image_url: null, prompt: null, engine: 'studio', engineName: studioName }];
};

/** Makes one automatic card, one at a time per process; the run that queued it counts it. */
export function makeAutomaticCardJob(context: Context, makeOptions: MakeOptions): Job<'make-automatic-card'> {
  return {
    name: 'make-automatic-card',
    concurrency: 1,
    batchSize: 1,
    retry: { limit: retries, delaySeconds: 30, maxDelaySeconds: 900 },
    material: {
      key: ({ dateId, occurrenceDate }) => `${dateId} ${occurrenceDate}`,
      setAside: async ({ runId, ...occurrence }) => {
        const { log, database } = context;
        log.error(occurrence, 'an automatic card was set aside: the process died under it twice');
        if (await makeAutomaticCard(context, withoutPicture, occurrence, new AbortController().signal))
          await countInRun(database.orm, runId, 'madeLater');
      },
    },
    handler: async ({ runId, ...occurrence }, { signal, attempt }) => {
      const { orm } = context.database;
      try {
        if (await makeAutomaticCard(context, makeOptions, occurrence, signal))
          await countInRun(orm, runId, 'madeLater');
      } catch (error) {
        if (attempt > retries) await countInRun(orm, runId, 'failedLater', error);
        throw error;
      }
    },
  };
}
