import type { ImportantDateView } from '../../../contract/dates.ts';
import { nextOccurrence } from '../../../domain/next-occurrence.ts';
import type { DateRow } from './dates.store.ts';

/** A date without the card of its next occurrence, which `withCards` adds. */
export type DateFacts = Omit<ImportantDateView, 'card'>;

/** `today` is the calendar day in the user's zone. */
export function viewDate(row: DateRow, today: string): DateFacts {
  return {
    id: row.id,
    personId: row.personId,
    personName: row.personName,
    occasionType: row.occasionType,
    date: row.date,
    repeatsAnnually: row.repeatsAnnually,
    notifyDaysBefore: row.notifyDaysBefore,
    isActive: row.isActive,
    isVariableHoliday: row.isVariableHoliday,
    holidayRule: row.holidayRule,
    nextOccurrence: nextOccurrence(row, today),
    version: row.version,
    createdAt: row.createdAt.toISOString(),
  };
}
