import { t } from '../contract/translate.ts';
import type { DeliveryStatus, FailureReason } from '../contract/vocabulary.ts';

/**
 * The life of a card: the only definition of the legal changes of deliveryStatus (D23).
 * Routes, the delivery worker, buttons and SQL lists all read this table.
 */
export type LifecycleEvent =
  | { type: 'approve'; hasRecipient: boolean; dayIsPast: boolean; hasDay: boolean }
  | { type: 'skip'; liveLease: boolean }
  | { type: 'restore'; skippedFrom: DeliveryStatus | null; timeHasPassed: boolean }
  | { type: 'edit'; keepApproved: boolean; skippedFrom: DeliveryStatus | null }
  | { type: 'claim' }
  | { type: 'sendNow'; hasRecipient: boolean }
  | { type: 'delivered'; physical: boolean }
  | { type: 'given' }
  | { type: 'notPosted'; wasPosted: boolean }
  | { type: 'temporaryFailure' }
  | { type: 'release' }
  | { type: 'permanentFailure'; reason: FailureReason }
  | { type: 'missed' }
  | { type: 'itArrived'; failureReason: FailureReason | null }
  | { type: 'bounced' }
  | { type: 'remove'; liveLease: boolean }
  | { type: 'untrash'; mayBeSent: boolean };

export type LifecycleEventType = LifecycleEvent['type'];

/** The statuses from which each event may start. */
export const legalFrom = {
  approve: ['draft', 'failed'],
  skip: ['draft', 'approved_and_scheduled', 'ready', 'scheduled'],
  restore: ['skipped'],
  edit: ['draft', 'approved_and_scheduled', 'failed', 'skipped', 'ready'],
  claim: ['approved_and_scheduled', 'ready'],
  sendNow: ['draft', 'approved_and_scheduled', 'ready', 'skipped', 'failed'],
  delivered: ['scheduled'],
  given: ['draft', 'approved_and_scheduled', 'ready', 'skipped', 'failed'],
  notPosted: ['sent'],
  temporaryFailure: ['scheduled'],
  release: ['scheduled'],
  permanentFailure: ['scheduled'],
  missed: ['approved_and_scheduled', 'ready'],
  itArrived: ['failed'],
  bounced: ['sent'],
  remove: ['draft', 'approved_and_scheduled', 'ready', 'scheduled', 'sent', 'sent_for_printing', 'failed', 'skipped'],
  untrash: ['approved_and_scheduled', 'ready', 'scheduled'],
} as const satisfies Record<LifecycleEventType, readonly DeliveryStatus[]>;

/** The first status of a card made by the test scheduler; all other cards start as drafts. */
export const testCardStatus = 'ready' satisfies DeliveryStatus;

export type CardChange = {
  status: DeliveryStatus;
  failureReason: FailureReason | null;
  /** The status before the card was skipped, for `restore`. */
  skippedFrom: DeliveryStatus | null;
};

export type RefusalReason =
  | 'status'
  | 'no_recipient'
  | 'no_day'
  | 'past_day'
  | 'being_sent'
  | 'not_unknown'
  | 'not_posted';

/** An event that the lifecycle forbids; `http/` answers 409, or 422 for a missing or past day or a missing recipient. */
export class IllegalTransition extends Error {
  readonly reason: RefusalReason;
  readonly from: DeliveryStatus;
  readonly event: LifecycleEventType;

  constructor(from: DeliveryStatus, event: LifecycleEventType, reason: RefusalReason) {
    super(refusalText(from, event, reason));
    this.name = 'IllegalTransition';
    this.reason = reason;
    this.from = from;
    this.event = event;
  }
}

/** The result of `remove`: the row must be deleted. */
export const removed = Symbol('removed');

/** Applies one event to a card's status, or throws IllegalTransition. */
export function nextCardState(from: DeliveryStatus, event: Exclude<LifecycleEvent, { type: 'remove' }>): CardChange;
export function nextCardState(from: DeliveryStatus, event: LifecycleEvent): CardChange | typeof removed;
export function nextCardState(from: DeliveryStatus, event: LifecycleEvent): CardChange | typeof removed {
  if (!allows(from, event.type)) throw new IllegalTransition(from, event.type, 'status');
  const refuse = (reason: RefusalReason): never => {
    throw new IllegalTransition(from, event.type, reason);
  };
  switch (event.type) {
    case 'approve':
      if (!event.hasDay) refuse('no_day');
      if (event.dayIsPast) refuse('past_day');
      if (!event.hasRecipient) refuse('no_recipient');
      return change('approved_and_scheduled');
    case 'skip':
      if (event.liveLease) refuse('being_sent');
      return {
        status: 'skipped',
        failureReason: null,
        skippedFrom: from === 'scheduled' ? 'approved_and_scheduled' : from,
      };
    case 'restore': {
      const before = event.skippedFrom ?? 'draft';
      return change(before === 'approved_and_scheduled' && event.timeHasPassed ? 'draft' : before);
    }
    case 'edit':
      return edited(from, event);
    case 'claim':
      return change('scheduled');
    case 'sendNow':
      if (!event.hasRecipient) refuse('no_recipient');
      return change('scheduled');
    case 'delivered':
      return change(event.physical ? 'sent_for_printing' : 'sent');
    case 'given':
      return change('sent');
    case 'notPosted':
      if (!event.wasPosted) refuse('not_posted');
      return change('approved_and_scheduled');
    case 'temporaryFailure':
    case 'release':
      return change('scheduled');
    case 'permanentFailure':
      return change('failed', event.reason);
    case 'missed':
      return change('failed', 'missed');
    case 'itArrived':
      if (event.failureReason !== 'unknown') refuse('not_unknown');
      return change('sent');
    case 'bounced':
      return change('failed', 'bounced');
    case 'remove':
      if (event.liveLease) refuse('being_sent');
      return removed;
    case 'untrash':
      // A card that was tried before had passed its time.
      return change(from === 'scheduled' || !event.mayBeSent ? 'draft' : from);
  }
}

function edited(from: DeliveryStatus, event: Extract<LifecycleEvent, { type: 'edit' }>): CardChange {
  if (from === 'approved_and_scheduled') return change(event.keepApproved ? from : 'draft');
  if (from !== 'skipped') return change(from);
  const loses = event.skippedFrom === 'approved_and_scheduled' && !event.keepApproved;
  return { status: from, failureReason: null, skippedFrom: loses ? 'draft' : event.skippedFrom };
}

function change(status: DeliveryStatus, failureReason: FailureReason | null = null): CardChange {
  return { status, failureReason, skippedFrom: null };
}

/** Whether an event is legal from a status; its guard may still refuse. */
export function allows(from: DeliveryStatus, event: LifecycleEventType): boolean {
  return (legalFrom[event] as readonly DeliveryStatus[]).includes(from);
}

/** Groups of statuses for pages and queries (D34, D38). */
export const awaitingReview = ['draft'] as const satisfies readonly DeliveryStatus[];
export const approvedUpcoming = [
  'approved_and_scheduled',
  'scheduled',
  'ready',
] as const satisfies readonly DeliveryStatus[];
export const finished = ['sent', 'sent_for_printing', 'failed', 'skipped'] as const satisfies readonly DeliveryStatus[];
export const unsentUnskipped = [
  'draft',
  'approved_and_scheduled',
  'scheduled',
  'ready',
] as const satisfies readonly DeliveryStatus[];
export const notDelivered = ['failed'] as const satisfies readonly DeliveryStatus[];
export const delivered = ['sent', 'sent_for_printing'] as const satisfies readonly DeliveryStatus[];

// Said when they are needed: the two of a refusal are joined.
const statusWords: Record<DeliveryStatus, () => string> = {
  draft: () => t`This card is a draft.`,
  scheduled: () => t`This card is being sent.`,
  approved_and_scheduled: () => t`This card is approved.`,
  sent_for_printing: () => t`This card was sent for printing.`,
  sent: () => t`This card was sent.`,
  failed: () => t`This card was not delivered.`,
  skipped: () => t`This card is skipped.`,
  ready: () => t`This is a test card.`,
};

const eventWords: Record<LifecycleEventType, () => string> = {
  approve: () => t`It cannot be approved.`,
  skip: () => t`It cannot be skipped.`,
  restore: () => t`It cannot be restored.`,
  edit: () => t`It cannot be changed.`,
  claim: () => t`It cannot be sent.`,
  sendNow: () => t`It cannot be sent now.`,
  delivered: () => t`It cannot be marked as sent.`,
  given: () => t`It cannot be marked as passed on.`,
  notPosted: () => t`It cannot be taken back.`,
  temporaryFailure: () => t`It cannot be tried again.`,
  release: () => t`It cannot be put back.`,
  permanentFailure: () => t`It cannot be marked as failed.`,
  missed: () => t`It cannot be marked as missed.`,
  itArrived: () => t`It cannot be marked as arrived.`,
  bounced: () => t`It cannot be marked as bounced.`,
  remove: () => t`It cannot be deleted.`,
  untrash: () => t`It cannot be taken out of the trash.`,
};

function refusalText(from: DeliveryStatus, event: LifecycleEventType, reason: RefusalReason): string {
  switch (reason) {
    case 'status':
      return `${statusWords[from]()} ${eventWords[event]()}`;
    case 'no_recipient':
      return t`Add an address for this contact first.`;
    case 'no_day':
      return t`Choose a day for this card first.`;
    case 'past_day':
      return t`The day of this card has passed. Choose a new day.`;
    case 'being_sent':
      return t`This card is being sent right now. Try again in a minute.`;
    case 'not_unknown':
      return t`Only a card whose delivery is uncertain can be marked as arrived.`;
    case 'not_posted':
      return t`Only a card that you posted can be taken back.`;
  }
}
