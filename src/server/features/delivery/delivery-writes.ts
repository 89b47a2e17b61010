import type { Context } from '../../context.ts';
import type { Attempt } from './attempt.ts';
import { batchCalls } from './batch-calls.ts';
import { type HandOver, markHandingOver } from './leases.store.ts';
import { type DeliveryResult, recordResult } from './record-result.store.ts';

/** The two writes of every delivery. Each is a commit that waits for the disk, so those that come together share one. */
export type DeliveryWrites = {
  /** The fence: whether this attempt's last bytes may leave. */
  markHandingOver(handOver: HandOver): Promise<boolean>;
  /** False when the card was no longer this attempt's. */
  record(attempt: Attempt, result: DeliveryResult): Promise<boolean>;
  /** The same in a commit of its own, for a result that a shared one did not take. */
  recordAlone(attempt: Attempt, result: DeliveryResult): Promise<boolean>;
};

const mostAtOnce = 20;

export function createDeliveryWrites({ database, clock }: Context): DeliveryWrites {
  const mark = batchCalls(async (handOvers: HandOver[]) => {
    const granted = await markHandingOver(database.orm, handOvers);
    return handOvers.map(({ cardId }) => granted.has(cardId));
  }, mostAtOnce);

  type Ended = { attempt: Attempt; result: DeliveryResult };
  const recordTogether = (ended: Ended[]) =>
    database.transaction(async (tx) => {
      const held = new Map<Ended, boolean>();
      // In one order everywhere: two that lock the same cards cannot wait for each other.
      for (const each of ended.toSorted((a, b) => a.attempt.cardId - b.attempt.cardId)) {
        held.set(each, await recordResult(tx, each.attempt, each.result, clock.now()));
      }
      return ended.map((each) => held.get(each) ?? false);
    });
  const record = batchCalls(recordTogether, mostAtOnce);

  return {
    markHandingOver: mark,
    record: (attempt, result) => record({ attempt, result }),
    recordAlone: async (attempt, result) => (await recordTogether([{ attempt, result }]))[0] ?? false,
  };
}
