import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { recordEvent } from '../audit/public.ts';
import { householdsToJoin, type PutBack, putBack } from './put-back.ts';
import { deleteEntry, lockEntry } from './trash.store.ts';

/** Sees to it that no restored card is sent too late or to a former address; returns how many it stopped. */
export type SettleCards = (context: Context, tx: Executor, userId: number, cards: PutBack) => Promise<number>;

/** Names these households again after a change of their members. */
type RenameHouseholds = <Result>(
  tx: Executor,
  userId: number,
  householdIds: number[],
  change: () => Promise<Result>,
) => Promise<Result>;

/** What restoring needs of features that build on the trash. */
export type LaterFeatures = { settleCards: SettleCards; renameHouseholds: RenameHouseholds };

/** Restores an entry of the user's trash in a transaction of its own; null if it is not there. */
export async function restoreEntry(
  context: Context,
  { userId, id, request }: { userId: number; id: number; request: FastifyRequest },
  { settleCards, renameHouseholds }: LaterFeatures,
) {
  return context.database.transaction(async (tx) => {
    const entry = await lockEntry(tx, userId, id);
    if (!entry) return null;
    const homes = await householdsToJoin(tx, entry);
    const restored = await renameHouseholds(tx, userId, homes, () => putBack(tx, entry));
    const cardsToApprove = await settleCards(context, tx, userId, restored);
    await deleteEntry(tx, entry.id);
    const { kind, subjectId } = entry;
    await recordEvent(tx, { event: 'trash-restored', actorId: userId, subject: [kind, subjectId], request });
    return { kind, subjectId, cardsToApprove };
  });
}
