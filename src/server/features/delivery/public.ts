// What other features may import from this one; its own files import each other directly.

export { cardMailWords } from './mail/card-mail-words.ts';
export { headerLine } from './mail/card-message.policy.ts';
export {
  countInRun,
  deleteRunsBefore,
  explainRun,
  isFirstOfHour,
  lastRun,
  lastRuns,
  runRecorded,
} from './process-runs.store.ts';
export { type AnswerLink, answerLink, keepAnswerLinks } from './public/answer-links.store.ts';
export { dayInWords } from './public/day-in-words.view.ts';
export { countDueCards } from './queue/claim-due-cards.store.ts';
export { countHeldCards, findOpenHold, heldUntilOrNever, releaseHold } from './queue/delivery-holds.store.ts';
export { leavesByItself } from './queue/leaves-by-itself.ts';
export { ownerMaySend } from './queue/owner-may-send.ts';
export { requireSender } from './queue/require-sender.ts';
