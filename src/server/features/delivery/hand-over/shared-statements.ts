import type { Context } from '../../../context.ts';
import { findSendingCards, type SendingCard } from '../mail/sending-card.store.ts';
import { type DeliveryResult, isSent } from '../outcome/delivery-result.ts';
import { recordResult } from '../outcome/record-result.store.ts';
import { recordSent } from '../outcome/record-sent.store.ts';
import type { Attempt } from '../queue/attempt.ts';
import { type HandOver, markHandingOver } from '../queue/leases.store.ts';
import { batchCalls } from './batch-calls.ts';

/**
 * The statements of every delivery. Each costs a round trip, and each write a commit that waits for the disk, so
 * simultaneous deliveries share them.
 */
export type SharedStatements = {
  /** Null if the card was deleted. */
  findCard(cardId: number): Promise<SendingCard | null>;
  /** The fence: whether this attempt may send its last bytes. */
  markHandingOver(handOver: HandOver): Promise<boolean>;
  /** False if the card no longer belonged to this attempt. */
  record(attempt: Attempt, result: DeliveryResult): Promise<boolean>;
  /** The same in its own commit, for a result that a shared one rejected. */
  recordAlone(attempt: Attempt, result: DeliveryResult): Promise<boolean>;
};

const mostAtOnce = 50;

export function createSharedStatements({ database, clock }: Context): SharedStatements {
  const findCard = batchCalls(async (cardIds: number[]) => {
    const found = new Map((await findSendingCards(database.orm, cardIds)).map((card) => [card.id, card]));
    return cardIds.map((id) => found.get(id) ?? null);
  }, mostAtOnce);

  const mark = batchCalls(async (handOvers: HandOver[]) => {
    const granted = await markHandingOver(database.orm, handOvers);
    return handOvers.map(({ cardId }) => granted.has(cardId));
  }, mostAtOnce);

  type Ended = { attempt: Attempt; result: DeliveryResult };
  const recordTogether = async (ended: Ended[]) => {
    const now = clock.now();
    // Cards delivered to everybody, by far the most, need one statement and no transaction.
    const sent = ended.flatMap(({ attempt, result }) =>
      isSent(result) && result.refusedEmails.length === 0 ? [{ attempt, result }] : [],
    );
    const held = await recordSent(database.orm, sent, now);
    const others = ended.filter(({ attempt }) => !held.has(attempt.cardId));
    const late = others.length > 0 ? await recordOthers(others, now) : [];
    return ended.map(({ attempt }) => held.has(attempt.cardId) || late.includes(attempt.cardId));
  };
  const recordOthers = (ended: Ended[], now: Date) =>
    database.transaction(async (tx) => {
      const held: number[] = [];
      // The same order everywhere prevents deadlocks.
      for (const { attempt, result } of ended.toSorted((a, b) => a.attempt.cardId - b.attempt.cardId)) {
        if (await recordResult(tx, attempt, result, now)) held.push(attempt.cardId);
      }
      return held;
    });
  const record = batchCalls(recordTogether, mostAtOnce);

  return {
    findCard,
    markHandingOver: mark,
    record: (attempt, result) => record({ attempt, result }),
    recordAlone: async (attempt, result) => (await recordTogether([{ attempt, result }]))[0] ?? false,
  };
}
