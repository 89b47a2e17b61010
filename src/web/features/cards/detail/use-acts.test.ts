import { expect, test } from 'vitest';
import { type ActQuestion, type CardAct, nextQuestion } from './use-acts.tsx';

const nothing = { unsaved: false, looksAtAlternate: false, isOffDay: false, isElsewhere: false };
const everything = { unsaved: true, looksAtAlternate: true, isOffDay: true, isElsewhere: true };

/** All questions before an action, answered one after the other. */
function asked(act: CardAct, facts: typeof nothing): ActQuestion[] {
  const answered: ActQuestion[] = [];
  for (;;) {
    const question = nextQuestion(act, facts, answered);
    if (!question) return answered;
    answered.push(question);
  }
}

test.each([
  ['approve', nothing, []],
  ['sendNow', nothing, []],
  ['approve', { ...nothing, looksAtAlternate: true }, ['primary']],
  ['sendNow', { ...nothing, looksAtAlternate: true }, ['primary']],
  ['approve', { ...nothing, isOffDay: true }, []],
  ['sendNow', { ...nothing, isOffDay: true }, ['day']],
  ['approve', { ...nothing, isElsewhere: true }, []],
  ['sendNow', { ...nothing, isElsewhere: true }, ['day']],
  ['approve', everything, ['unsaved', 'primary']],
  ['sendNow', everything, ['unsaved', 'primary', 'day']],
] as const)('%s with %o asks %j', (act, facts, questions) => {
  expect(asked(act, facts)).toEqual(questions);
});
