import type { ReceivedKeepsake, SentKeepsake } from '../../../contract/keepsakes.ts';
import { t } from '../../../contract/translate.ts';
import { localDay } from '../../../domain/local-time.ts';
import type { Executor } from '../../db/executor.ts';
import type { SessionUser } from '../../http/session-user.ts';
import { notFound } from '../../refusal.ts';
import { listAnswers, viewAnswer } from '../answers/public.ts';
import { type CardEntryRow, listShownEntriesOf } from '../cards/public.ts';
import { findPerson } from '../contacts/public.ts';
import { type KeptCard, listKeptCards, listReceivedCards } from './keepsakes.store.ts';

/** A card on the shelf with everything that the page and the book show. */
export type Kept = { day: string; year: number } & (
  | { keepsake: SentKeepsake; card: KeptCard; entries: CardEntryRow[] }
  | { keepsake: ReceivedKeepsake }
);

/**
 * All cards that a contact was sent or given, with entries of signers and answers, and those that came from them, the
 * newest first; days and years are in the user's time zone. A card that stayed in the outbox is only counted, unless it was answered, because then its link was passed
 * on. Throws Refusal for somebody else's contact.
 */
export async function loadShelf(db: Executor, user: Pick<SessionUser, 'id' | 'timeZone'>, personId: number) {
  const person = await findPerson(db, user.id, personId);
  if (!person) throw notFound(t`The contact was not found.`);
  const all = await listKeptCards(db, user.id, personId);
  const answers = await listAnswers(
    db,
    all.map(({ id }) => id),
  );
  const answered = new Set(answers.map(({ cardId }) => cardId));
  const cards = all.filter(({ id, keptInOutbox }) => !keptInOutbox || answered.has(id));
  const entries = await listShownEntriesOf(
    db,
    cards.map(({ id }) => id),
  );
  const sent = cards.map((card): Kept => {
    const day = localDay(card.sentAt.toISOString(), user.timeZone);
    const own = answers.filter(({ cardId }) => cardId === card.id);
    const signedBy = entries.filter(({ cardId }) => cardId === card.id);
    const { title, message, imageUrl, category, deliveryMethod, givenBy } = card;
    return {
      card,
      entries: signedBy,
      day,
      year: yearOf(day),
      keepsake: {
        kind: 'sent',
        cardId: card.id,
        title,
        message,
        imageUrl,
        category,
        deliveryMethod,
        givenBy,
        sentAt: card.sentAt.toISOString(),
        answers: own.map(viewAnswer),
        signers: signedBy.length,
      },
    };
  });
  const received = (await listReceivedCards(db, personId)).map(
    (card): Kept => ({ day: card.day, year: yearOf(card.day), keepsake: { kind: 'received', ...card } }),
  );
  const shelf = [...sent, ...received].sort((a, b) => (a.day === b.day ? 0 : a.day < b.day ? 1 : -1));
  return { person, shelf, keptInOutbox: all.length - cards.length };
}

const yearOf = (day: string) => Number(day.slice(0, 4));
