// What other features may import from this one; its own files import each other directly.

export { ageOfPerson } from './age-of-person.store.ts';
export { checkedDate } from './check-date.ts';
export { viewDate } from './date.view.ts';
export { type DateFields, type DateRow, findDate, insertDate, listDates, lockDate, updateDate } from './dates.store.ts';
export { upcomingDates } from './upcoming-dates.store.ts';
