// What other features may import from this one; its own files import each other directly.

export { viewAnswer } from './answer.view.ts';
export { type AnswerRow, listAnswers } from './answers.store.ts';
