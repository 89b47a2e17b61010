// What other features may use of this one; its own files name each other.
export { type AnswerLink, answerLink, keepAnswerLinks } from './answer-links.store.ts';
export { headerLine } from './card-message.policy.ts';
export { countDueCards } from './claim-due-cards.store.ts';
export { dayInWords } from './day-in-words.view.ts';
export { countHeldCards, findOpenHold, heldUntilOrNever, releaseHold } from './delivery-holds.store.ts';
export {
  countInRun,
  deleteRunsBefore,
  explainRun,
  isFirstOfHour,
  lastRuns,
  runRecorded,
} from './process-runs.store.ts';
