// What other features may import from this one; its own files import each other directly.

export { addressOf, approveCard, hasRecipient, recipientOf, refuseUnwilling } from './approve-card.policy.ts';
export { claimOccurrence, hasOccurrence, recordOccurrence } from './card-occurrences.store.ts';
export { cardTimeZone, scheduleFields } from './card-schedule.store.ts';
export { deleteSendingsBefore } from './card-sendings.store.ts';
export { type CardRow, insertCard, isSendingFor, lockCard, updateCard } from './cards.store.ts';
export { countSending } from './count-sending.policy.ts';
export { loadCardView } from './load-card-view.store.ts';
export { requireVersion } from './require-version.ts';
