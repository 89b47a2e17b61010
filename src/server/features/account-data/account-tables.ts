import { randomBytes } from 'node:crypto';
import type { PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { aboutInput } from '../../../contract/about.ts';
import { holidayRule } from '../../../contract/dates.ts';
import { isEmail, maxEmail, maxName, maxRelationship } from '../../../contract/fields.ts';
import { householdPlaces } from '../../../contract/households.ts';
import { cardSignature, ink, signatureFaces } from '../../../contract/ink.ts';
import { householdLimits, momentLimits } from '../../../contract/limits.ts';
import { ownFields } from '../../../contract/people.ts';
import { reach, reachInput } from '../../../contract/reach.ts';
import { type RoundOptions, roundCardStates, roundOptions, roundStates } from '../../../contract/rounds.ts';
import { styleSettings } from '../../../contract/styles.ts';
import type { Messages } from '../../../contract/translate.ts';
import {
  alternateSlots,
  cardCategories,
  deliveryMethods,
  deliveryStatuses,
  digitalDeliveryTypes,
  failureReasons,
  languages,
  waysGiven,
} from '../../../contract/vocabulary.ts';
import { parseCalendarDate } from '../../../domain/calendar-date.ts';
import { isTimeZone } from '../../../domain/due-time.ts';
import * as tables from '../../db/tables/index.ts';
import { type Called, travellingTable } from './travelling-table.ts';

const { people, importantDates, cards, cardStyles } = tables;

/** An address that is none is left out, not refused: nothing could be sent to it. */
const email = z
  .string()
  .max(maxEmail)
  .transform((text) => (isEmail(text) ? text : null));
const alsoEmails = z
  .array(z.string().max(maxEmail))
  .max(householdLimits.alsoEmails)
  .transform((list) => list.filter(isEmail));
const timeZone = z
  .string()
  .max(64)
  .transform((text) => (isTimeZone(text) ? text : null));
const day = z.string().refine((text) => parseCalendarDate(text)?.year != null && text < '9999');
const yearlyDay = z.string().refine((text) => parseCalendarDate(text) !== null);
const path = z
  .string()
  .max(200_000)
  .regex(/^[\d\s.,a-z+-]*$/i);
const inkOfFile = ink.extend({ path });
const engine = z.string().max(200).nullable();

/**
 * What an account consists of, in the order in which its rows are added: after the rows that they name. A download
 * writes these tables to `account/`, and an import reads them. A new table of users' data belongs here or in
 * `tablesThatStay`; a test finds one that is in neither.
 */
export const travellingTables = [
  travellingTable({
    table: tables.groups,
    owner: tables.groups.userId,
    called: ['group', 'groups'] satisfies Messages<Called>,
    sets: {},
    checks: { name: z.string().min(1).max(100) },
  }),
  travellingTable({
    table: people,
    owner: people.userId,
    called: ['contact', 'contacts'] satisfies Messages<Called>,
    sets: { importId: () => null, version: () => 1 },
    checks: {
      name: z.string().min(1).max(maxName),
      relationship: z.string().min(1).max(maxRelationship),
      email,
      alsoEmails,
      timeZone,
      language: z.enum(languages),
      about: aboutInput,
      ownFields,
      reach: reach.refine((given) => reachInput.safeParse(given).success),
      kind: z.enum(['person', 'household']),
      nudgeAfter: day,
    },
  }),
  travellingTable({
    table: importantDates,
    owner: importantDates.personId,
    called: ['date', 'dates'] satisfies Messages<Called>,
    sets: { version: () => 1, occursOn: () => '' },
    checks: {
      occasionType: z.string().min(1).max(60),
      date: yearlyDay,
      holidayRule,
    },
  }),
  travellingTable({
    table: tables.householdMembers,
    owner: tables.householdMembers.personId,
    sets: {},
    checks: { place: z.enum(householdPlaces) },
  }),
  travellingTable({ table: tables.groupMembers, owner: tables.groupMembers.groupId, sets: {}, checks: {} }),
  travellingTable({
    table: tables.peopleApart,
    owner: tables.peopleApart.firstId,
    sets: {},
    checks: {},
    settle: ({ firstId, secondId, ...row }) => ({
      ...row,
      firstId: Math.min(firstId, secondId),
      secondId: Math.max(firstId, secondId),
    }),
  }),
  travellingTable({
    table: tables.relations,
    owner: tables.relations.personId,
    called: ['relation', 'relations'] satisfies Messages<Called>,
    sets: { importId: () => null },
    checks: { kind: z.string().min(1).max(maxRelationship), otherName: z.string().min(1).max(maxName) },
    settle: (relation) => (relation.otherId === null && relation.otherName === null ? null : relation),
  }),
  travellingTable({
    table: tables.moments,
    owner: tables.moments.personId,
    called: ['moment', 'moments'] satisfies Messages<Called>,
    sets: {},
    checks: { day, text: z.string().min(1).max(momentLimits.text) },
  }),
  travellingTable({
    table: tables.touches,
    owner: tables.touches.personId,
    called: ['day in touch', 'days in touch'] satisfies Messages<Called>,
    sets: {},
    checks: { day },
  }),
  travellingTable({
    table: tables.receivedCards,
    owner: tables.receivedCards.personId,
    called: ['received card', 'received cards'] satisfies Messages<Called>,
    sets: {},
    checks: { day },
  }),
  travellingTable({
    table: tables.signatures,
    owner: tables.signatures.userId,
    called: ['signature', 'signatures'] satisfies Messages<Called>,
    sets: {},
    checks: { face: z.enum(signatureFaces), ink: inkOfFile },
  }),
  travellingTable({
    table: cards,
    owner: cards.userId,
    called: ['card', 'cards'] satisfies Messages<Called>,
    // The queue's own columns: nothing that arrives is in it.
    sets: {
      generationId: () => null,
      dueAt: () => null,
      dayEndsAt: () => null,
      nextAttemptAt: () => null,
      giveUpAt: () => null,
      leaseUntil: () => null,
      leaseOwner: () => null,
      handingOver: () => false,
      version: () => 1,
      // Nobody shares the account yet; what was sent keeps its names in `sentAs`.
      signedAs: () => null,
    },
    names: { cardStylePresetId: cardStyles },
    checks: {
      title: z.string().max(1000),
      category: z.enum(cardCategories),
      styleSettings,
      alternateEngines: z.partialRecord(z.enum(alternateSlots), z.object({ engine, wordsEngine: engine })),
      deliveryMethod: z.enum(deliveryMethods),
      digitalDeliveryType: z.enum(digitalDeliveryTypes),
      deliveryStatus: z.enum(deliveryStatuses),
      failureReason: z.enum(failureReasons),
      skippedFrom: z.enum(deliveryStatuses),
      signature: cardSignature.extend({ ink: inkOfFile }),
      givenBy: z.enum(waysGiven),
      sentAs: z.object({
        senderName: z.string().max(200),
        recipientName: z.string().max(400),
        language: z.enum(languages),
      }),
      madeBy: z.string().max(maxName),
      approvedBy: z.string().max(maxName),
      recipientEmail: email,
      alsoEmails,
      occurrenceDate: day,
      scheduledDate: day,
      sendGeneration: z.int().min(1).max(1_000_000),
      attempt: z.int().min(0).max(1_000_000),
    },
    settle: (card, { note }) => {
      const { deliveryStatus, skippedFrom } = card;
      const wasApproved = ['approved_and_scheduled', 'ready', 'scheduled'].includes(deliveryStatus);
      if (wasApproved) note('approval-ended');
      return {
        ...card,
        // Nothing is sent that was not approved here: the other installation may send it still.
        ...(wasApproved && { deliveryStatus: 'draft' as const, recipientEmail: null, alsoEmails: [] }),
        skippedFrom: skippedFrom && ('draft' as const),
      };
    },
  }),
  travellingTable({
    table: tables.gifts,
    owner: tables.gifts.personId,
    called: ['gift', 'gifts'] satisfies Messages<Called>,
    sets: {},
    checks: { day },
  }),
  travellingTable({
    table: tables.cardDeliveryLogs,
    owner: tables.cardDeliveryLogs.cardId,
    // Without the identifier no bounced mail of the other installation finds the card.
    sets: { messageId: () => null, worker: () => null },
    checks: {},
  }),
  travellingTable({
    table: tables.cardOccurrences,
    owner: tables.cardOccurrences.dateId,
    sets: {},
    checks: { occurrenceDate: day },
  }),
  travellingTable({
    table: tables.remindersSent,
    owner: tables.remindersSent.dateId,
    sets: {},
    checks: { occurrenceDate: day },
  }),
  travellingTable({
    table: tables.cardAnswers,
    owner: tables.cardAnswers.cardId,
    called: ['answer', 'answers'] satisfies Messages<Called>,
    sets: {},
    checks: { kind: z.enum(['heart', 'thanks']) },
    // The other installation tells of it.
    settle: (answer, { now }) => ({ ...answer, mailedAt: answer.mailedAt ?? now }),
  }),
  travellingTable({
    table: tables.cardSignings,
    owner: tables.cardSignings.cardId,
    sets: {},
    checks: { until: day },
    settle: (signing, { now, note }) => {
      // Its link belongs to the other installation.
      if (!signing.endedAt && signing.closesAt > now) note('signing-ended');
      return { ...signing, endedAt: signing.endedAt ?? now };
    },
  }),
  travellingTable({
    table: tables.signingInvitations,
    owner: tables.signingInvitations.cardId,
    sets: { remindAt: () => null },
    checks: { email: z.string().max(maxEmail).refine(isEmail) },
    settle: (invitation, { note }) => {
      if (invitation.mailedAt) return invitation;
      note('invitation-left');
      return null;
    },
  }),
  travellingTable({
    table: tables.cardEntries,
    owner: tables.cardEntries.cardId,
    called: ['signed message', 'signed messages'] satisfies Messages<Called>,
    // Nobody has the secret that changes it.
    sets: { tokenHash: () => randomBytes(32).toString('hex') },
    checks: { ink: inkOfFile },
  }),
  travellingTable({
    table: tables.rounds,
    owner: tables.rounds.userId,
    called: ['round of cards', 'rounds of cards'] satisfies Messages<Called>,
    sets: {},
    checks: { day, options: roundOptions, state: z.enum(roundStates), madeBy: z.string().max(maxName) },
    settle: (round, { idHere, note }) => {
      const { look, signatureId, deliveryOf, ...options } = round.options;
      if (round.state === 'making') note('round-stopped');
      return {
        ...round,
        state: round.state === 'making' ? 'stopped' : round.state,
        options: {
          ...options,
          look: lookHere(look, (id) => idHere(cardStyles, id)),
          signatureId: signatureId && (idHere(tables.signatures, signatureId) as number | null),
          deliveryOf: Object.fromEntries(
            Object.entries(deliveryOf).flatMap(([id, method]) => {
              const person = idHere(people, Number(id));
              return person === null ? [] : [[person, method]];
            }),
          ),
        },
      };
    },
  }),
  travellingTable({
    table: tables.roundCards,
    owner: tables.roundCards.roundId,
    sets: {},
    checks: { state: z.enum(roundCardStates) },
  }),
  travellingTable({
    table: tables.unsubscribes,
    owner: tables.unsubscribes.userId,
    called: ['unsubscribed address', 'unsubscribed addresses'] satisfies Messages<Called>,
    sets: {},
    checks: { email: z.string().max(maxEmail).refine(isEmail) },
  }),
];

/** The look of a round with the styles that are here. */
function lookHere(look: RoundOptions['look'], styleHere: (id: string) => unknown): RoundOptions['look'] {
  const known = (ids: string[]) => ids.map(styleHere).flatMap((id) => (id === null ? [] : [String(id)]));
  if (look.kind === 'surprise') return { ...look, styleIds: known(look.styleIds) };
  const [styleId] = look.kind === 'one' ? known([look.styleId]) : [];
  return styleId === undefined ? { kind: 'own' } : { kind: 'one', styleId };
}

/** Tables with a reference to users or their data that stay where they are, and why. */
export const tablesThatStay: readonly [table: PgTable, why: string][] = [
  [tables.users, 'its settings are in the manifest; password, plan, credits and limits belong to the installation'],
  [tables.images, 'each picture is decoded and stored anew'],
  [tables.arrivedRows, 'written by imports; its origins travel in the manifest'],
  [tables.accountImports, 'the record of imports here'],
  [tables.memberships, 'of accounts of the installation'],
  [tables.sessions, 'secrets'],
  [tables.accountTokens, 'secrets'],
  [tables.secretLinks, 'public addresses belong to the installation that gave them out'],
  [tables.accessTokens, 'secrets'],
  [tables.passkeys, 'bound to the address of the installation'],
  [tables.passkeyChallenges, 'secrets'],
  [tables.linkedLogins, 'logins at providers that the other installation trusts'],
  [tables.webhooks, 'their secrets are sealed with the key of the installation'],
  [tables.webhookDeliveries, 'sent by the installation where they happened'],
  [tables.messageAddresses, 'sealed with the key of the installation'],
  [tables.pushSubscriptions, 'bound to the address of the installation'],
  [tables.addressBookAccounts, 'its password is sealed with the key of the installation'],
  [tables.addressBooks, 'belongs to a connected address book'],
  [tables.addressBookEntries, 'belongs to a connected address book'],
  [tables.addressBookChanges, 'belongs to a connected address book'],
  [tables.imports, 'files that were imported there: their contacts travel'],
  [tables.importEntries, 'files that were imported there: their contacts travel'],
  [tables.generations, 'results of a few days'],
  [tables.aiCalls, 'the log of the installation'],
  [tables.cardSendings, 'counts what the installation sent'],
  [tables.cardNotices, 'mails of the installation to its user'],
  [tables.storageAlarms, 'mails of the installation to its administrators'],
  [tables.trash, 'what was deleted stays deleted'],
];
