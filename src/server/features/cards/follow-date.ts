import { eq } from 'drizzle-orm';
import type { CardOfDate } from '../../../contract/dates.ts';
import { allows, nextCardState, unsentUnskipped } from '../../../domain/card-lifecycle.ts';
import { daysAhead } from '../../../domain/days-ahead.ts';
import { nextOccurrence, ruleOf } from '../../../domain/next-occurrence.ts';
import { isNamedHoliday } from '../../../domain/occasions.ts';
import { ruleKey } from '../../../domain/rule-days.ts';
import { placeOf } from '../../../domain/season.ts';
import { todayIn } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { cards } from '../../db/tables/cards.ts';
import { findPartner, findPerson, type PersonWithConsent } from '../contacts/public.ts';
import type { DateRow } from '../dates/public.ts';
import { carryOccurrence, moveOccurrence } from './card-occurrences.store.ts';
import { cardTimeZone, scheduleFields } from './card-schedule.store.ts';
import { type CardFields, type CardRow, lockCard, updateCard } from './cards.store.ts';
import { type CorrectedContent, correctContent } from './correct-content.policy.ts';
import { redrawPicture } from './redraw-words.ts';

type Pictures = Pick<CardRow, 'imageUrl' | 'alternateImageUrl1' | 'alternateImageUrl2'>;
/** Pictures with the corrected words, by card, and the card version they were drawn for. */
type Redrawn = Map<number, { version: number; pictures: Partial<Pictures> }>;
/** The effect of a change of a date, as of a day. */
type Move = {
  was: DateRow;
  is: DateRow;
  today: string;
  timeZone: string;
  from: string | null;
  to: string | null;
  /** True if the day was corrected; false if only the next occurrence is in another year. */
  isSameOccurrence: boolean;
  /** Whom the contact is together with, whom the words of an anniversary name. */
  partner: Awaited<ReturnType<typeof findPartner>>;
};

const halfYearDays = 183;

/**
 * Prepares the unsent cards of a date to follow it (D36, D51): redraws pictures whose words change, which takes too
 * long for a transaction. The returned function moves the cards within one and reports the outcome.
 */
export async function prepareToFollow(
  context: Context,
  was: DateRow,
  is: DateRow,
): Promise<(tx: Executor, was: DateRow, is: DateRow) => Promise<CardOfDate[]>> {
  const { orm } = context.database;
  const redrawn: Redrawn = new Map();
  if (isOtherDay(was, is)) {
    const move = await moveOf(context, orm, was, is);
    for (const card of await orm.select().from(cards).where(eq(cards.occasionId, is.id))) {
      const person = follows(card, move) && (await findPerson(orm, card.userId, card.personId));
      if (!person) continue;
      try {
        const pictures = await redraw(context, card, contentAfter(card, person, move));
        redrawn.set(card.id, { version: card.version, pictures });
      } catch (error) {
        // The date is corrected anyway; its owner is asked to look at the card.
        context.log.warn({ err: error, cardId: card.id }, 'the pictures of a corrected card were not drawn');
      }
    }
  }
  return (tx, stored, changed) => followDate(context, tx, stored, changed, redrawn);
}

/** A holiday's stored day is just its day in some year: storing another one moves nothing, but another rule does. */
function isOtherDay(was: DateRow, is: DateRow): boolean {
  if (was.occasionType !== is.occasionType || ruleKey(ruleOf(was)) !== ruleKey(ruleOf(is))) return true;
  return was.date !== is.date && !isNamedHoliday(is.occasionType);
}

async function followDate(
  context: Context,
  tx: Executor,
  was: DateRow,
  is: DateRow,
  redrawn: Redrawn,
): Promise<CardOfDate[]> {
  if (!isOtherDay(was, is)) return [];
  const move = await moveOf(context, tx, was, is);
  const { from, to } = move;
  if (from && to && from !== to && move.isSameOccurrence) await carryOccurrence(tx, is.id, from, to);
  const rows = await tx
    .select({ id: cards.id, userId: cards.userId })
    .from(cards)
    .where(eq(cards.occasionId, is.id))
    .orderBy(cards.id);
  const followed: CardOfDate[] = [];
  for (const { id, userId } of rows) {
    const card = await lockCard(tx, userId, id);
    const person = card && follows(card, move) && (await findPerson(tx, userId, card.personId));
    if (!card || !person) continue;
    const drawn = redrawn.get(id);
    followed.push(await moveCard(tx, card, person, move, drawn?.version === card.version ? drawn.pictures : null));
  }
  return followed.filter(({ moved, corrected, keptDay, toRead }) => moved || corrected || keptDay || toRead);
}

async function moveOf({ clock }: Context, db: Executor, was: DateRow, is: DateRow): Promise<Move> {
  const timeZone = await cardTimeZone(db, is.personId);
  const today = todayIn(clock, timeZone);
  const [from, to] = [nextOccurrence(was, today), nextOccurrence(is, today)];
  const isSameOccurrence = !from || !to || Math.abs(daysAhead(from, to)) < halfYearDays;
  const partner = await findPartner(db, is.personId);
  return { was, is, today, timeZone, from, to, isSameOccurrence, partner };
}

/**
 * The cards of the coming occurrence, or of none. If that occurrence moves to another year, the waiting card moves too;
 * sent, skipped and failed cards stay with their day, and so does a card whose day the owner chose.
 */
function follows(card: CardRow, { today, isSameOccurrence }: Move): boolean {
  if (!allows(card.deliveryStatus, 'edit')) return false;
  if (card.occurrenceDate !== null && card.occurrenceDate < today) return false;
  const waits = unsentUnskipped.some((status) => status === card.deliveryStatus);
  return isSameOccurrence || (waits && !hasOwnDay(card));
}

function hasOwnDay(card: CardRow): boolean {
  return card.scheduledDate !== card.occurrenceDate;
}

function contentAfter(
  card: CardRow,
  person: PersonWithConsent,
  { was, is, to, timeZone, partner }: Move,
): CorrectedContent {
  return correctContent(
    card,
    { ...person, partner, place: placeOf(person, timeZone) },
    { occasionType: was.occasionType, date: was.date, occurrenceDate: card.occurrenceDate },
    { occasionType: is.occasionType, date: is.date, occurrenceDate: to },
  );
}

async function redraw(
  context: Context,
  { userId, ...card }: CardRow,
  { words, heading }: CorrectedContent,
): Promise<Partial<Pictures>> {
  const versions = [
    ['imageUrl', words.message],
    ['alternateImageUrl1', words.alternateMessage1],
    ['alternateImageUrl2', words.alternateMessage2],
  ] as const;
  const pictures: Partial<Pictures> = {};
  for (const [field, message] of versions) {
    if (!isCorrected(card, words) && heading.from === heading.to) continue;
    const drawn = await redrawPicture(
      context,
      userId,
      card[field],
      { title: words.title, message: message ?? '' },
      heading,
    );
    if (drawn) pictures[field] = drawn;
  }
  return pictures;
}

/** `pictures` is null if the card changed since they were drawn: it keeps its own, and its owner is asked to look. */
async function moveCard(
  tx: Executor,
  card: CardRow,
  person: PersonWithConsent,
  move: Move,
  pictures: Partial<Pictures> | null,
): Promise<CardOfDate> {
  const { is, to, timeZone } = move;
  const content = contentAfter(card, person, move);
  const corrected = isCorrected(card, content.words);
  const keptDay = hasOwnDay(card);
  const moved = !keptDay && to !== card.scheduledDate;
  const fields: Partial<CardFields> = {
    occurrenceDate: to,
    ...(moved && scheduleFields(to, timeZone, card.deliveryMethod)),
    ...(corrected && content.words),
    ...pictures,
  };
  const isAnother = moved || corrected || Object.keys(pictures ?? {}).length > 0;
  const { status, skippedFrom } = nextCardState(card.deliveryStatus, {
    type: 'edit',
    keepApproved: !isAnother,
    skippedFrom: card.skippedFrom,
  });
  await updateCard(tx, card.id, { ...fields, deliveryStatus: status, skippedFrom });
  await moveOccurrence(tx, is.id, card.id, to);
  return {
    id: card.id,
    title: content.words.title,
    moved,
    corrected,
    keptDay: keptDay && move.from !== to,
    approvalEnded: status !== card.deliveryStatus,
    toRead: content.isToRead || (corrected && pictures === null) || hasOldHeading(card, content, pictures),
  };
}

/** A provider's picture contains our heading and cannot be drawn again. */
function hasOldHeading(
  { styleSettings }: CardRow,
  { heading }: CorrectedContent,
  pictures: Partial<Pictures> | null,
): boolean {
  return styleSettings?.category === 'AIgen' && heading.from !== heading.to && !pictures?.imageUrl;
}

function isCorrected(card: Partial<CardRow>, words: CorrectedContent['words']): boolean {
  return Object.entries(words).some(([field, value]) => card[field as keyof CardRow] !== value);
}
