import { or, sql } from 'drizzle-orm';
import { importantDates } from '../../db/tables/important-dates.ts';
import { isAlive } from '../contacts/public.ts';

/** Whether a date is spoken of: of those who died, only their memorial days. */
export const isRemembered = or(
  isAlive,
  sql`${importantDates.occasionType} in ('memorial', 'memorial-day', 'good-friday')`,
);
