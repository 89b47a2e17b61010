import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { listWaiting } from './rounds.store.ts';

/**
 * Queues a job for each waiting card of a round. The first cards of every round go before the tenth of any, so a small
 * round does not wait for a large one.
 */
export async function queueRound({ queue }: Context, tx: Executor, roundId: number): Promise<void> {
  const waiting = await listWaiting(tx, roundId);
  const positions = new Map(waiting.map(({ personId, position }) => [personId, position]));
  await queue.sendMany(
    tx,
    'make-round-card',
    waiting.map(({ personId }) => ({ roundId, personId })),
    {
      keyOf: ({ personId }) => `${roundId} ${personId}`,
      priorityOf: ({ personId }) => -(positions.get(personId) ?? 0),
    },
  );
}
