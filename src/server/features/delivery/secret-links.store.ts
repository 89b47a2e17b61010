import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { cards, secretLinks } from '../../db/tables/cards.ts';
import { users } from '../../db/tables/users.ts';

/** What the public address of a card shows, or null for an unknown or revoked one. */
export async function findPublicCard(db: Executor, tokenHash: string) {
  const [found] = await db
    .select({ title: cards.title, message: cards.message, imageUrl: cards.imageUrl, senderName: users.name })
    .from(secretLinks)
    .innerJoin(cards, eq(secretLinks.cardId, cards.id))
    .innerJoin(users, eq(cards.userId, users.id))
    .where(and(eq(secretLinks.tokenHash, tokenHash), eq(secretLinks.kind, 'card'), isNull(secretLinks.revokedAt)));
  return found ?? null;
}

/** Whose cards the holder of an unsubscribe link would no longer get. */
export async function findUnsubscribeLink(db: Executor, tokenHash: string) {
  const [found] = await db
    .select({ userId: secretLinks.userId, email: secretLinks.email, senderName: users.name })
    .from(secretLinks)
    .innerJoin(users, eq(secretLinks.userId, users.id))
    .where(
      and(eq(secretLinks.tokenHash, tokenHash), eq(secretLinks.kind, 'unsubscribe'), isNull(secretLinks.revokedAt)),
    );
  return found?.email ? { ...found, email: found.email } : null;
}
