import type { AnswerProblem } from '../../contract/answers.ts';

/** The words around answering a card, in the language of its recipient. `sender` is a first name. */
export type AnswerWords = {
  question: (sender: string) => string;
  heart: string;
  message: string;
  photo: string;
  send: string;
  /** After sending. */
  kept: (sender: string) => string;
  back: string;
  problems: Record<AnswerProblem, string>;
};
