import { and, desc, eq, gte, or, sql } from 'drizzle-orm';
import { mostInRound } from '../../../contract/rounds.ts';
import type { CardCategory } from '../../../contract/vocabulary.ts';
import type { Executor } from '../../db/executor.ts';
import { cards } from '../../db/tables/cards.ts';
import type { PersonRow } from '../contacts/public.ts';

/** As many as a round may have, so that nobody in it gets another's words. */
const asManyOthers = mostInRound;

/** The words on a user's latest cards of one kind, for all contacts, so that no two contacts get the same card. */
export async function messagesToOthers(db: Executor, userId: number, category: CardCategory): Promise<string[]> {
  const rows = await db
    .select({ message: cards.message })
    .from(cards)
    .where(and(eq(cards.userId, userId), eq(cards.category, category)))
    .orderBy(desc(cards.createdAt))
    .limit(asManyOthers);
  return rows.map((row) => row.message);
}

const isTold = (memory: string) => sql`strpos(${cards.message}, ${memory}) > 0`;

/** A little over a year: the card of last year’s day was made some days earlier or later. */
const rememberedMs = 400 * 86_400_000;

/**
 * A contact's messages of a little over a year, and every message that mentioned one of their memories, newest first, so that
 * none is repeated.
 */
export async function recentMessages(
  db: Executor,
  person: Pick<PersonRow, 'id' | 'about'>,
  now: Date,
): Promise<string[]> {
  const since = new Date(now.getTime() - rememberedMs);
  const rows = await db
    .select({ message: cards.message })
    .from(cards)
    .where(
      and(eq(cards.personId, person.id), or(gte(cards.createdAt, since), ...(person.about.memories ?? []).map(isTold))),
    )
    .orderBy(desc(cards.createdAt))
    .limit(50);
  return rows.map((row) => row.message);
}
