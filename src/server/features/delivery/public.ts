// What other features may use of this one; its own files name each other.

export { headerLine } from './mail/card-message.policy.ts';
export {
  countInRun,
  deleteRunsBefore,
  explainRun,
  isFirstOfHour,
  lastRuns,
  runRecorded,
} from './process-runs.store.ts';
export { type AnswerLink, answerLink, keepAnswerLinks } from './public/answer-links.store.ts';
export { dayInWords } from './public/day-in-words.view.ts';
export { countDueCards } from './queue/claim-due-cards.store.ts';
export { countHeldCards, findOpenHold, heldUntilOrNever, releaseHold } from './queue/delivery-holds.store.ts';
