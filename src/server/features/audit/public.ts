// What other features may use of this one; its own files name each other.

export { deleteEventsBefore, eventsOf } from './audit-log.store.ts';
export { type Happening, recordCards, recordEvent, recordEvents, recordOnceAMinute } from './record-event.store.ts';
