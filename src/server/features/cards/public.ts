// What other features may import from this one; its own files import each other directly.

export {
  addressOf,
  approveCard,
  countRecipients,
  hasRecipient,
  recipientOf,
  refuseUnwilling,
} from './approve-card.policy.ts';
export { type CardEntryRow, listShownEntries, listShownEntriesOf } from './card-entries.store.ts';
export { claimOccurrence, hasOccurrence, recordOccurrence } from './card-occurrences.store.ts';
export { cardTimeZone, refuseWhileSending, rescheduleCardsOfPerson, scheduleFields } from './card-schedule.store.ts';
export { deleteSendingsBefore } from './card-sendings.store.ts';
export { type CardRow, findCard, insertCard, isSendingFor, lockCard, updateCard } from './cards.store.ts';
export { countSending } from './count-sending.policy.ts';
export { postedColumns, postmarkDay } from './envelope-words.store.ts';
export { existingDay } from './existing-day.policy.ts';
export { prepareToFollow } from './follow-date.ts';
export { loadCardView } from './load-card-view.store.ts';
export { loadPrintRequest } from './load-print-request.ts';
export { readSmallPhoto } from './read-small-photo.ts';
export { keepFormerAddress } from './readdress-cards.store.ts';
export { requireVersion } from './require-version.ts';
export { keptNames, namesOnCard, readSentAs, sentAsOf } from './sent-as.store.ts';
