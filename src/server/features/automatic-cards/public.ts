// What other features may import from this one; its own files import each other directly.

export { type AutomaticStyle, chooseAutomaticStyle } from './choose-automatic-style.ts';
export { automaticBrief, type BriefedDate, briefDraft, type Draft, draftFields, type MakeOptions } from './draft.ts';
export { makeDraft } from './make-automatic-card.ts';
export { findDateWithPeople } from './occurring-dates.store.ts';
export { rollDates } from './roll-dates.store.ts';
