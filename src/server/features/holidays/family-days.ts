import { z } from 'zod';
import { type NamedHoliday, namedHolidays, occasions } from '../../../contract/occasions.ts';
import type { HolidayRule } from '../../../domain/rule-days.ts';
import { dataRule, movedDays, withMovedDays } from './dated-rule.ts';
import { readHolidayData } from './holiday-data.ts';

/** Of the data files. */
export const namedHoliday = z.enum(namedHolidays as [NamedHoliday, ...NamedHoliday[]]);

const schema = z.record(
  z.string().regex(/^[A-Z]{2}$/),
  z.strictObject({
    source: z.string().min(1),
    days: z.partialRecord(
      namedHoliday,
      z.intersection(dataRule, z.object({ name: z.string().max(60).optional(), moved: movedDays.optional() })),
    ),
  }),
);

/** A family day of a country: the occasion, what the country calls it, and its rule. */
export type FamilyDay = { occasionType: NamedHoliday; name: string; rule: HolidayRule };

let read: ReadonlyMap<string, readonly FamilyDay[]> | undefined;

/** The family days of a country by our own table; none of one that is not in it. */
export function familyDaysOf(country: string): readonly FamilyDay[] {
  read ??= new Map(
    Object.entries(readHolidayData('./family-days.yaml', schema)).map(([code, { days }]) => [
      code,
      Object.entries(days).map(([occasionType, { name, moved, ...rule }]) => {
        const slug = occasionType as NamedHoliday;
        return { occasionType: slug, name: name ?? occasions[slug].label, rule: withMovedDays(rule, moved) };
      }),
    ]),
  );
  return read.get(country) ?? [];
}
