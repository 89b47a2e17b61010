import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { PaperChoice } from '../../../contract/paper.ts';
import { t } from '../../../contract/translate.ts';
import type { Executor } from '../../db/executor.ts';
import { cards } from '../../db/tables/cards.ts';
import { people } from '../../db/tables/people.ts';
import { roundCards, rounds } from '../../db/tables/rounds.ts';
import { notFound } from '../../refusal.ts';

const person = {
  id: people.id,
  name: people.name,
  street: people.street,
  city: people.city,
  state: people.state,
  postalCode: people.postalCode,
  country: people.country,
  reach: people.reach,
};
const card = {
  id: cards.id,
  title: cards.title,
  message: cards.message,
  imageUrl: cards.imageUrl,
  deliveryMethod: cards.deliveryMethod,
  deliveryStatus: cards.deliveryStatus,
  recipientAddress: cards.recipientAddress,
};

export type Recipient = Awaited<ReturnType<typeof cardsOfRound>>[number] | Awaited<ReturnType<typeof peopleBy>>[number];
export type ChosenRecipients = {
  recipients: Recipient[];
  /** How many printed cards of the round are left out because they are not approved. */
  unapproved: number;
  /** The day of the round, for names of files. */
  day: string | null;
};

/** The chosen recipients of this user: of a round in its order, else as they are named. Throws Refusal for others' ids. */
export async function chooseRecipients(db: Executor, userId: number, choice: PaperChoice): Promise<ChosenRecipients> {
  if (choice.round !== undefined) {
    const [round] = await db
      .select({ day: rounds.day })
      .from(rounds)
      .where(and(eq(rounds.id, choice.round), eq(rounds.userId, userId)));
    if (!round) throw notFound(t`The round was not found.`);
    const all = await cardsOfRound(db, choice.round);
    const recipients = choice.drafts === 'yes' ? all : all.filter(({ card }) => card.deliveryStatus !== 'draft');
    return { recipients, unapproved: all.length - recipients.length, day: round.day };
  }
  const named = choice.cards
    ? inOrder(choice.cards, await cardsBy(db, userId, choice.cards), (each) => each.card.id)
    : inOrder(choice.people ?? [], await peopleBy(db, userId, choice.people ?? []), (each) => each.person.id);
  if (!named) throw notFound(choice.cards ? t`One of the cards was not found.` : t`One of the contacts was not found.`);
  return { recipients: named, unapproved: 0, day: null };
}

function inOrder<Row>(ids: readonly number[], rows: readonly Row[], idOf: (row: Row) => number): Row[] | null {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  const found = ids.flatMap((id) => byId.get(id) ?? []);
  return found.length === ids.length ? found : null;
}

/** The cards of a round that go out on paper, except skipped ones. */
function cardsOfRound(db: Executor, roundId: number) {
  return db
    .select({ person, card })
    .from(roundCards)
    .innerJoin(cards, eq(roundCards.cardId, cards.id))
    .innerJoin(people, eq(cards.personId, people.id))
    .where(
      and(eq(roundCards.roundId, roundId), eq(cards.deliveryMethod, 'physical'), ne(cards.deliveryStatus, 'skipped')),
    )
    .orderBy(asc(roundCards.position));
}

function cardsBy(db: Executor, userId: number, ids: number[]) {
  return db
    .select({ person, card })
    .from(cards)
    .innerJoin(people, eq(cards.personId, people.id))
    .where(and(eq(cards.userId, userId), inArray(cards.id, ids)));
}

async function peopleBy(db: Executor, userId: number, ids: number[]) {
  const rows = await db
    .select({ person })
    .from(people)
    .where(and(eq(people.userId, userId), inArray(people.id, ids)));
  return rows.map((row) => ({ ...row, card: null }));
}
