import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Language } from '../../../../contract/vocabulary.ts';
import type { Executor } from '../../../db/executor.ts';
import { cards, secretLinks } from '../../../db/tables/cards.ts';
import { people } from '../../../db/tables/people.ts';
import { users } from '../../../db/tables/users.ts';
import { keptNames, namesOnCard, postedColumns } from '../../cards/public.ts';
import { messageInPicture, recipeOfPicture } from '../../images/public.ts';

/** The card of a public address, and whether the address is revoked; null for an unknown one. */
export async function findPublicCard(db: Executor, tokenHash: string) {
  const [found] = await db
    .select({
      id: cards.id,
      userId: cards.userId,
      title: cards.title,
      message: cards.message,
      imageUrl: cards.imageUrl,
      signature: cards.signature,
      messageInPicture: messageInPicture(),
      recipe: recipeOfPicture(),
      ...namesOnCard,
      ...postedColumns,
      category: cards.category,
      isLively: cards.isLively,
      occurrenceDate: cards.occurrenceDate,
      person: { timeZone: people.timeZone, country: people.country },
      place: cards.place,
      styleSettings: cards.styleSettings,
      takesAnswers: cards.takesAnswers,
      sentAs: keptNames,
      isRevoked: sql<boolean>`${secretLinks.revokedAt} is not null`,
    })
    .from(secretLinks)
    .innerJoin(cards, eq(secretLinks.cardId, cards.id))
    .innerJoin(people, eq(cards.personId, people.id))
    .innerJoin(users, eq(cards.userId, users.id))
    .where(and(eq(secretLinks.tokenHash, tokenHash), eq(secretLinks.kind, 'card')));
  return found ?? null;
}

/** The addresses of a card, by their hashes, and whether they are still valid. */
export async function listCardLinks(tx: Executor, cardId: number): Promise<Map<string, { isRevoked: boolean }>> {
  const rows = await tx
    .select({ tokenHash: secretLinks.tokenHash, revokedAt: secretLinks.revokedAt })
    .from(secretLinks)
    .where(and(eq(secretLinks.cardId, cardId), eq(secretLinks.kind, 'card')));
  return new Map(rows.map(({ tokenHash, revokedAt }) => [tokenHash, { isRevoked: revokedAt !== null }]));
}

export async function insertCardLink(
  tx: Executor,
  link: { tokenHash: string; userId: number; cardId: number },
): Promise<void> {
  await tx.insert(secretLinks).values({ ...link, kind: 'card' });
}

/** Revokes every address of a card, those in sent mails too. */
export async function revokeCardLinks(tx: Executor, cardId: number): Promise<void> {
  await tx
    .update(secretLinks)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(secretLinks.cardId, cardId), eq(secretLinks.kind, 'card'), isNull(secretLinks.revokedAt)));
}

/** The language of the contact with the address. */
const languageOfReader = sql<Language | null>`(
  select ${people.language} from ${people}
  where ${people.userId} = ${secretLinks.userId} and lower(${people.email}) = split_part(${secretLinks.email}, ' ', 1)
  order by ${people.id} limit 1)`;

/** The user whose cards the unsubscribe link stops, and for which addresses: a household's mail goes to several. */
export async function findUnsubscribeLink(db: Executor, tokenHash: string) {
  const [found] = await db
    .select({
      userId: secretLinks.userId,
      email: secretLinks.email,
      senderName: users.name,
      language: languageOfReader,
    })
    .from(secretLinks)
    .innerJoin(users, eq(secretLinks.userId, users.id))
    .where(
      and(eq(secretLinks.tokenHash, tokenHash), eq(secretLinks.kind, 'unsubscribe'), isNull(secretLinks.revokedAt)),
    );
  return found?.email ? { ...found, emails: found.email.split(' ') } : null;
}
