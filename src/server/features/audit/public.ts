// What other features may import from this one; its own files import each other directly.

export { deleteEventsBefore, eventsOf } from './audit-log.store.ts';
export { type Happening, recordCards, recordEvent, recordEvents, recordOnceAMinute } from './record-event.store.ts';
