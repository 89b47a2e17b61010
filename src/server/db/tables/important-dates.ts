import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { HolidayRule } from '../../../contract/dates.ts';
import { createdAt, identityId, version } from './columns.ts';
import { people } from './people.ts';

export const importantDates = pgTable(
  'important_dates',
  {
    id: identityId(),
    personId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    occasionType: text().notNull(),
    /** `YYYY-MM-DD` or `--MM-DD`: a calendar date, never an instant (D17). */
    date: text().notNull(),
    repeatsAnnually: boolean().notNull().default(true),
    notifyDaysBefore: integer().notNull().default(7),
    isActive: boolean().notNull().default(true),
    isVariableHoliday: boolean().notNull().default(false),
    holidayRule: jsonb().$type<HolidayRule>(),
    /**
     * Its next occurrence, `YYYY-MM-DD`, kept for the automatic processes alone, so that their cost follows what is due:
     * '' until one has worked it out again (every change of the date empties it), '9999-12-31' when there is none.
     */
    occursOn: text().notNull().default(''),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [index('important_dates_person').on(table.personId), index('important_dates_occurs').on(table.occursOn)],
);

/** Reminders that went out: one row per date, occurrence and kind makes each of them go once (D20). */
export const remindersSent = pgTable(
  'reminders_sent',
  {
    dateId: integer()
      .notNull()
      .references(() => importantDates.id, { onDelete: 'cascade' }),
    occurrenceDate: text().notNull(),
    kind: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.dateId, table.occurrenceDate, table.kind] })],
);
