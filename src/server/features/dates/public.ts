// What other features may use of this one; its own files name each other.

export { viewDate } from './date.view.ts';
export { type DateRow, findDate, lockDate } from './dates.store.ts';
export { upcomingDates } from './upcoming-dates.store.ts';
