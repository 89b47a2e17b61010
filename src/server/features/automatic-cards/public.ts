// What other features may import from this one; its own files import each other directly.

export { chooseAutomaticStyle } from './choose-automatic-style.ts';
export { automaticBrief, type BriefedDate, type MakeOptions, makeDraft } from './make-automatic-card.ts';
export { findDateWithPeople } from './occurring-dates.store.ts';
export { rollDates } from './roll-dates.store.ts';
