// What other features may use of this one; its own files name each other.

export { rollDates } from './roll-dates.store.ts';
