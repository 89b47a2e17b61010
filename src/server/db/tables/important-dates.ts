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
     * The next occurrence, `YYYY-MM-DD`, used only by the automatic processes, so that their cost depends on what is
     * due: '' until it is computed again (every change of the date clears it), '9999-12-31' when there is none.
     */
    occursOn: text().notNull().default(''),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [index('important_dates_person').on(table.personId), index('important_dates_occurs').on(table.occursOn)],
);

/** Sent reminders: one row per date, occurrence and kind, so that each is sent once (D20). */
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
