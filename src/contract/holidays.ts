import { z } from 'zod';
import { holidayRule } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { namedHolidays } from './occasions.ts';
import { t } from './translate.ts';

export const holidayView = z.object({
  /** In English, as the country calls it: 'Mothering Sunday'. */
  name: z.string(),
  /** In the reader's language, if the holiday has a name there. */
  label: z.string(),
  day: z.string(),
  /** `family`: a day of families by custom; `public`: a day off. */
  kind: z.enum(['family', 'public', 'other']),
  /** The named holiday that it is, if it is one. */
  occasionType: z.enum(namedHolidays as [string, ...string[]]).nullable(),
  /** How its days are found; null for a day off in place of a holiday. */
  rule: holidayRule.nullable(),
});
export type HolidayView = z.infer<typeof holidayView>;

/** The years for which holidays are computed. */
export const holidayYears = { first: 2000, last: 2100 } as const;

export const holidayEndpoints = {
  /** The family days and public holidays of a country in a year, by day. */
  list: endpoint({
    method: 'GET',
    path: '/api/holidays',
    query: z.strictObject({
      /** ISO 3166: 'GB'. */
      country: z.string().regex(/^[A-Z]{2}$/, t`This is not the code of a country.`),
      /** A part of the country: 'ENG', 'BY'. */
      region: z
        .string()
        .regex(/^[A-Z0-9]{1,3}$/, t`This is not the code of a region.`)
        .optional(),
      year: z.coerce.number().int().min(holidayYears.first).max(holidayYears.last).optional(),
    }),
    response: z.object({
      country: z.string(),
      region: z.string().nullable(),
      year: z.int(),
      regions: z.array(z.object({ code: z.string(), name: z.string() })),
      holidays: z.array(holidayView),
    }),
  }),
};
