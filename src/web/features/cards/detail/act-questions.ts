export type CardAct = 'approve' | 'sendNow';

/** The questions before an act, in this order, each only where it applies. */
const questions = ['unsaved', 'primary', 'day'] as const;
export type ActQuestion = (typeof questions)[number];

/**
 * The next question before an act, or null when nothing stands in its way: changes that are not saved, an alternate that is
 * looked at but is not what goes out, and a sending on another day or to another address than the card's (D48).
 */
export function nextQuestion(
  act: CardAct,
  facts: { unsaved: boolean; looksAtAlternate: boolean; isOffDay: boolean; isElsewhere: boolean },
  answered: readonly ActQuestion[],
): ActQuestion | null {
  const asks: Record<ActQuestion, boolean> = {
    unsaved: facts.unsaved,
    primary: facts.looksAtAlternate,
    day: act === 'sendNow' && (facts.isOffDay || facts.isElsewhere),
  };
  return questions.find((question) => asks[question] && !answered.includes(question)) ?? null;
}
