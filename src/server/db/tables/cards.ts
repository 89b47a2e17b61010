import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { MailAnswer } from '../../../contract/delivery.ts';
import type { CardSignature } from '../../../contract/ink.ts';
import type { StyleSettings } from '../../../contract/styles.ts';
import type {
  AlternateSlot,
  CardCategory,
  DeliveryMethod,
  DeliveryStatus,
  DigitalDeliveryType,
  FailureReason,
  Language,
  WayGiven,
} from '../../../contract/vocabulary.ts';
import { createdAt, identityId, instant, version } from './columns.ts';
import { importantDates } from './important-dates.ts';
import { people } from './people.ts';
import { users } from './users.ts';

/** Who made the parts of a card's alternates. */
export type AlternateEngines = Partial<Record<AlternateSlot, { engine: string | null; wordsEngine: string | null }>>;

/** The names on a card when it was sent, and the language of the words around it. */
export type SentAs = { senderName: string; recipientName: string; language: Language };

/**
 * A card, which is also its entry in the delivery queue: `dueAt`, `nextAttemptAt` and the lease say who may send it
 * when.
 */
export const cards = pgTable(
  'cards',
  {
    id: identityId(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    personId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    occasionId: integer().references(() => importantDates.id, { onDelete: 'set null' }),
    /** The occurrence of the date that the card is for (D30), `YYYY-MM-DD`. */
    occurrenceDate: text(),
    title: text().notNull(),
    message: text().notNull(),
    personalMessage: text(),
    imageUrl: text(),
    sourceImageUrl: text(),
    imagePrompt: text(),
    hasCustomPrompt: boolean().notNull().default(false),
    alternateMessage1: text('alternate_message1'),
    alternateMessage2: text('alternate_message2'),
    alternateImageUrl1: text('alternate_image_url1'),
    alternateImageUrl2: text('alternate_image_url2'),
    alternatePrompt1: text('alternate_prompt1'),
    alternatePrompt2: text('alternate_prompt2'),
    category: text().$type<CardCategory>().notNull(),
    style: text(),
    styleSettings: jsonb().$type<StyleSettings>(),
    cardStylePresetId: uuid(),
    /** Who drew the picture, and who wrote the message; null if a person did or it is unknown. */
    engine: text(),
    wordsEngine: text(),
    alternateEngines: jsonb().$type<AlternateEngines>(),
    /** The generation that made it; one generation makes one card. */
    generationId: integer().unique(),
    deliveryMethod: text().$type<DeliveryMethod>().notNull().default('digital'),
    digitalDeliveryType: text().$type<DigitalDeliveryType>(),
    deliveryStatus: text().$type<DeliveryStatus>().notNull().default('draft'),
    failureReason: text().$type<FailureReason>(),
    /** The status before the card was skipped, for restore (D24). */
    skippedFrom: text().$type<DeliveryStatus>(),
    /** When it was delivered. */
    deliveryDate: instant(),
    /** Delivered to the outbox because there is no mail server: it has not been sent (D49). */
    keptInOutbox: boolean().notNull().default(false),
    /** A calendar date, `YYYY-MM-DD` (D22). */
    scheduledDate: text(),
    isRecurring: boolean().notNull().default(false),
    /** A copy, so that a later change of the user's signature leaves the card as it is. */
    signature: jsonb().$type<CardSignature>(),
    takesAnswers: boolean().notNull().default(true),
    isLively: boolean().notNull().default(true),
    /** On the postmark of its envelope. */
    place: text(),
    givenBy: text().$type<WayGiven>(),
    /** The names on it when it was sent, which never change. */
    sentAs: jsonb().$type<SentAs>(),
    /** Frozen with the content on approval. */
    recipientEmail: text(),
    /** Further addresses of a household, which receive the same mail. */
    alsoEmails: jsonb().$type<string[]>().notNull().default([]),
    recipientPhone: text(),
    recipientAddress: text(),
    /**
     * The contact no longer has `recipientEmail`, and the owner left the card unchanged: only an approval still uses
     * it.
     */
    recipientEmailIsFormer: boolean().notNull().default(false),
    /** 09:00 of the scheduled day in the contact's zone, recomputed whenever day or zone changes (D22). */
    dueAt: instant(),
    /** The end of that local day, after which an unsent card is missed. */
    dayEndsAt: instant(),
    /** While `scheduled`: when the next attempt may start, and the deadline of the last one. */
    nextAttemptAt: instant(),
    giveUpAt: instant(),
    /** The fence: increases with every claim; only its holder may record a result. */
    attempt: integer().notNull().default(0),
    /** Increases when the owner deliberately sends again: a new Message-ID. */
    sendGeneration: integer().notNull().default(1),
    leaseUntil: instant(),
    leaseOwner: text(),
    /** Set just before the last bytes of the message; if the lease expires after that, the outcome is unknown. */
    handingOver: boolean().notNull().default(false),
    /** The names of members who made and approved it, as text that stays when they leave; null if the owner did. */
    madeBy: text(),
    approvedBy: text(),
    /** The sender on it, if it is not the owner alone: a member, or both. */
    signedAs: text(),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    index('cards_user_created').on(table.userId, table.createdAt),
    index('cards_person').on(table.personId),
    index('cards_occasion').on(table.occasionId),
    index('cards_delivered').on(table.deliveryDate).where(sql`${table.deliveryStatus} = 'sent'`),
    index('cards_due').on(table.dueAt).where(sql`${table.deliveryStatus} in ('approved_and_scheduled', 'ready')`),
    index('cards_day_ends')
      .on(table.dayEndsAt)
      .where(sql`${table.deliveryStatus} in ('approved_and_scheduled', 'ready')`),
    index('cards_next_attempt').on(table.nextAttemptAt).where(sql`${table.deliveryStatus} = 'scheduled'`),
    index('cards_lease').on(table.leaseUntil).where(sql`${table.deliveryStatus} = 'scheduled'`),
  ],
);

/** One row per attempt, written before any connection is opened. */
export const cardDeliveryLogs = pgTable(
  'card_delivery_logs',
  {
    id: identityId(),
    cardId: integer()
      .notNull()
      .references(() => cards.id, { onDelete: 'cascade' }),
    attempt: integer().notNull(),
    deliveryMethod: text().notNull(),
    deliveryStatus: text().notNull(),
    /** The server's reply, or what went wrong, in words. */
    deliveryDetails: text(),
    messageId: text(),
    worker: text(),
    sentAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('card_delivery_logs_attempt').on(table.cardId, table.attempt),
    index('card_delivery_logs_message').on(table.messageId),
  ],
);

/** One row per date and occurrence that has, or had, a card; makes automatic cards idempotent (D30). */
export const cardOccurrences = pgTable(
  'card_occurrences',
  {
    dateId: integer()
      .notNull()
      .references(() => importantDates.id, { onDelete: 'cascade' }),
    occurrenceDate: text().notNull(),
    cardId: integer().references(() => cards.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.dateId, table.occurrenceDate] }),
    index('card_occurrences_card').on(table.cardId),
  ],
);

/** Notices to an owner about a card that was not sent, or may not have been: one per card and sending. */
export const cardNotices = pgTable(
  'card_notices',
  {
    cardId: integer()
      .notNull()
      .references(() => cards.id, { onDelete: 'cascade' }),
    sendGeneration: integer().notNull(),
    /** Why it failed, or that its user was asked to post it. */
    reason: text().$type<FailureReason | 'to-post'>().notNull(),
    /** When the mail was sent; null while it waits, so that none is lost. */
    mailedAt: instant(),
    /** When messages to browsers and services were queued. */
    messagedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.cardId, table.sendGeneration, table.reason] }),
    index('card_notices_waiting').on(table.createdAt).where(sql`${table.mailedAt} is null`),
  ],
);

/**
 * Addresses with a secret in the path (D5): a public card, a card to sign, an unsubscribe link, a calendar feed, a one-click answer.
 * Only hashes are stored.
 */
export const secretLinks = pgTable(
  'secret_links',
  {
    tokenHash: text().primaryKey(),
    kind: text().$type<'card' | 'sign' | 'unsubscribe' | 'calendar' | MailAnswer>().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    cardId: integer().references(() => cards.id, { onDelete: 'cascade' }),
    /** Whose cards a link to unsubscribe ends; several of a household are separated by spaces. */
    email: text(),
    createdAt: createdAt(),
    revokedAt: instant(),
  },
  (table) => [index('secret_links_user').on(table.userId), index('secret_links_card').on(table.cardId)],
);
