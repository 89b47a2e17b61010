import { or, sql } from 'drizzle-orm';
import { importantDates } from '../../db/tables/important-dates.ts';
import { isAlive } from '../contacts/public.ts';

/** Whether to remind of a date: for contacts who died, only of memorial days. */
export const isRemembered = or(
  isAlive,
  sql`${importantDates.occasionType} in ('memorial', 'memorial-day', 'good-friday')`,
);
