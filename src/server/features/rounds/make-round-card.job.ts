import { t } from '../../../contract/translate.ts';
import type { Context } from '../../context.ts';
import type { Job } from '../../queue/job-kinds.ts';
import { Refusal } from '../../refusal.ts';
import type { MakeOptions } from '../automatic-cards/public.ts';
import { reasonInWords } from '../generation/public.ts';
import { failRoundCard, makeRoundCard } from './make-round-card.ts';

const retries = 3;
const setAsideWords = t`Fondly stopped twice while it made this card. Try again here, or create the card with another picture.`;

/**
 * Makes one card of a round. Its pictures let all others go first, and two at a time suffice: one is drawn while the
 * other is written and stored.
 */
export function makeRoundCardJob(context: Context, makeOptions: MakeOptions): Job<'make-round-card'> {
  return {
    name: 'make-round-card',
    concurrency: 1,
    batchSize: 1,
    workers: 2,
    retry: { limit: retries, delaySeconds: 10, maxDelaySeconds: 300 },
    timeoutSeconds: 600,
    material: {
      key: ({ roundId, personId }) => `${roundId} ${personId}`,
      setAside: async (which) => {
        context.log.error(which, 'a card of a round was set aside: the process died under it twice');
        await failRoundCard(context, which, setAsideWords);
      },
    },
    handler: async (which, { signal, attempt }) => {
      try {
        await makeRoundCard(context, makeOptions, which, signal);
      } catch (error) {
        if (signal.aborted) throw error;
        const isRefused = error instanceof Refusal;
        if (!isRefused && attempt <= retries) throw error;
        if (!isRefused) context.log.error({ err: error, ...which }, 'a card of a round could not be made');
        // Without room, all others would fail alike.
        await failRoundCard(context, which, reasonInWords(error), {
          stops: isRefused && error.code === 'storage_full',
        });
      }
    },
  };
}
