import { eq, inArray, sql } from 'drizzle-orm';
import type { Language } from '../../../contract/vocabulary.ts';
import { delivered } from '../../../domain/card-lifecycle.ts';
import { calledBy, greetingName } from '../../../domain/first-name.ts';
import { packFor } from '../../../studio/words/language-packs.ts';
import type { Executor } from '../../db/executor.ts';
import { cards, type SentAs } from '../../db/tables/cards.ts';
import { people } from '../../db/tables/people.ts';
import { users } from '../../db/tables/users.ts';

type Names = {
  senderName: string;
  recipientName: string;
  nickname: string | null;
  greetingName: string | null;
  language: Language | null;
};

/** The sender of a card: its owner, unless a member or both sign it. */
export const senderName = sql<string>`coalesce(${cards.signedAs}, ${users.name})`;

/** The columns of `Names`. */
export const namesOnCard = {
  senderName,
  recipientName: people.name,
  nickname: people.nickname,
  greetingName: people.greetingName,
  language: people.language,
};

/** The names that stay on a sent card, even if they change later. */
export function sentAsOf({ senderName, recipientName, language, ...called }: Names): SentAs {
  const known = language ?? 'en';
  return {
    senderName,
    recipientName: greetingName(calledBy(called), recipientName, packFor(known).and),
    language: known,
  };
}

/** The names that a delivered card keeps. */
export const keptNames = sql<SentAs | null>`case when ${inArray(cards.deliveryStatus, [...delivered])} then ${cards.sentAs} end`;

/** The names of a card as they are now. */
export async function readSentAs(tx: Executor, cardId: number): Promise<SentAs> {
  const [names] = await tx
    .select(namesOnCard)
    .from(cards)
    .innerJoin(people, eq(cards.personId, people.id))
    .innerJoin(users, eq(cards.userId, users.id))
    .where(eq(cards.id, cardId));
  if (!names) throw new Error(`Card ${cardId} is gone`);
  return sentAsOf(names);
}

/** The language of a card: the one it was sent in, else that of its contact now. */
export async function readCardLanguage(db: Executor, cardId: number): Promise<Language> {
  const [row] = await db
    .select({ kept: keptNames, language: people.language })
    .from(cards)
    .innerJoin(people, eq(cards.personId, people.id))
    .where(eq(cards.id, cardId));
  return row?.kept?.language ?? row?.language ?? 'en';
}
