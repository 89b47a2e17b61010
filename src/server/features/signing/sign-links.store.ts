import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Language } from '../../../contract/vocabulary.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { cardSignings } from '../../db/tables/card-signing.ts';
import { cards, secretLinks } from '../../db/tables/cards.ts';
import { people } from '../../db/tables/people.ts';
import { users } from '../../db/tables/users.ts';
import { hashToken } from '../../secrets/tokens.ts';

/**
 * The secret of a card's address for signers. Tokens are derived from the card and a number, so the first unrevoked one can be shown
 * again without being stored. `isNew`: it has no row yet.
 */
export async function signToken({ secretKey }: Context, db: Executor, cardId: number) {
  const rows = await db
    .select({ tokenHash: secretLinks.tokenHash, revokedAt: secretLinks.revokedAt })
    .from(secretLinks)
    .where(and(eq(secretLinks.cardId, cardId), eq(secretLinks.kind, 'sign')));
  const known = new Map(rows.map(({ tokenHash, revokedAt }) => [tokenHash, revokedAt]));
  for (let number = 1; ; number += 1) {
    const token = secretKey.derive('sign', cardId, number);
    const revokedAt = known.get(hashToken(token));
    if (!revokedAt) return { token, isNew: revokedAt === undefined };
  }
}

export async function insertSignLink(tx: Executor, link: { tokenHash: string; userId: number; cardId: number }) {
  await tx.insert(secretLinks).values({ ...link, kind: 'sign' });
}

export async function revokeSignLinks(tx: Executor, cardId: number): Promise<void> {
  await tx
    .update(secretLinks)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(secretLinks.cardId, cardId), eq(secretLinks.kind, 'sign'), isNull(secretLinks.revokedAt)));
}

/** The recipient's language, which is the card's. */
const language = sql<Language>`coalesce(${people.language}, 'en')`;

/** The language of the card if the address has ended; null if it never existed. */
export async function findEndedLanguage(db: Executor, token: string): Promise<Language | null> {
  const [found] = await db
    .select({ language })
    .from(secretLinks)
    .innerJoin(cards, eq(secretLinks.cardId, cards.id))
    .innerJoin(people, eq(cards.personId, people.id))
    .where(and(eq(secretLinks.tokenHash, hashToken(token)), eq(secretLinks.kind, 'sign')));
  return found?.language ?? null;
}

/** What the page for signers shows of a card, by its address; null for an unknown or revoked one. */
export async function findCardToSign(db: Executor, token: string) {
  const [found] = await cardToSign(db, token);
  return found ?? null;
}

/**
 * The same with a lock: until the transaction ends, the card is not sent and its status does not change. Signers do not
 * wait for each other here.
 */
export async function holdCardToSign(tx: Executor, token: string) {
  const [found] = await cardToSign(tx, token).for('share', { of: cards });
  return found ?? null;
}

function cardToSign(db: Executor, token: string) {
  return db
    .select({
      cardId: cards.id,
      ownerId: cards.userId,
      ownerName: users.name,
      recipientName: people.name,
      recipientNickname: people.nickname,
      recipientGreetingName: people.greetingName,
      language,
      title: cards.title,
      imageUrl: cards.imageUrl,
      deliveryStatus: cards.deliveryStatus,
      until: cardSignings.until,
      closesAt: cardSignings.closesAt,
      endedAt: cardSignings.endedAt,
      note: cardSignings.note,
    })
    .from(secretLinks)
    .innerJoin(cards, eq(secretLinks.cardId, cards.id))
    .innerJoin(cardSignings, eq(cardSignings.cardId, cards.id))
    .innerJoin(people, eq(cards.personId, people.id))
    .innerJoin(users, eq(cards.userId, users.id))
    .where(
      and(eq(secretLinks.tokenHash, hashToken(token)), eq(secretLinks.kind, 'sign'), isNull(secretLinks.revokedAt)),
    );
}
export type CardToSign = NonNullable<Awaited<ReturnType<typeof findCardToSign>>>;
