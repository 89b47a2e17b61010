import type { Context } from '../../../context.ts';
import { findSendingCards, type SendingCard } from '../mail/sending-card.store.ts';
import { type DeliveryResult, isSent } from '../outcome/delivery-result.ts';
import { recordResult } from '../outcome/record-result.store.ts';
import { recordSent } from '../outcome/record-sent.store.ts';
import type { Attempt } from '../queue/attempt.ts';
import { type HandOver, markHandingOver } from '../queue/leases.store.ts';
import { batchCalls } from './batch-calls.ts';

/**
 * The statements of every delivery. Each costs a way to the database, and a write a commit that waits for the disk, so
 * those that come together share one.
 */
export type SharedStatements = {
  /** Null when the card is gone. */
  findCard(cardId: number): Promise<SendingCard | null>;
  /** The fence: whether this attempt's last bytes may leave. */
  markHandingOver(handOver: HandOver): Promise<boolean>;
  /** False when the card was no longer this attempt's. */
  record(attempt: Attempt, result: DeliveryResult): Promise<boolean>;
  /** The same in a commit of its own, for a result that a shared one did not take. */
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
    const sent = ended.flatMap(({ attempt, result }) => (isSent(result) ? [{ attempt, result }] : []));
    // Delivered cards, by far the most, are recorded by one statement and need no transaction.
    const held = await recordSent(database.orm, sent, now);
    const others = ended.filter(({ attempt }) => !held.has(attempt.cardId));
    const late = others.length > 0 ? await recordOthers(others, now) : [];
    return ended.map(({ attempt }) => held.has(attempt.cardId) || late.includes(attempt.cardId));
  };
  const recordOthers = (ended: Ended[], now: Date) =>
    database.transaction(async (tx) => {
      const held: number[] = [];
      // In one order everywhere: two that lock the same cards cannot wait for each other.
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
