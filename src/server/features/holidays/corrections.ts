import { z } from 'zod';
import type { NamedHoliday } from '../../../contract/occasions.ts';
import { ruleOfHoliday } from '../../../domain/holidays.ts';
import type { HolidayRule } from '../../../domain/rule-days.ts';
import { dataRule, movedDays, withMovedDays } from './dated-rule.ts';
import { namedHoliday } from './family-days.ts';
import { readHolidayData } from './holiday-data.ts';

const correctedDay = z.union([
  z.strictObject({
    name: z.string(),
    rule: dataRule,
    moved: movedDays.optional(),
    from: z.int().optional(),
    substitute: z.literal(true).optional(),
  }),
  z.strictObject({ name: z.string(), occasion: namedHoliday }),
]);

const corrections = z.record(
  z.string().regex(/^[A-Z]{2}$/),
  z.strictObject({
    source: z.string().min(1),
    replaced: z.array(z.string()).default([]),
    forSome: z.array(z.string()).default([]),
    days: z.array(correctedDay),
  }),
);

type CorrectedDay = { name: string; rule: HolidayRule; from: number; isSubstitute: boolean };
type Correction = { replaced: readonly string[]; forSome: readonly string[]; days: readonly CorrectedDay[] };

const none: Correction = { replaced: [], forSome: [], days: [] };
let read: ReadonlyMap<string, Correction> | undefined;

/** What the library has wrong about a country. */
export function correctionOf(country: string): Correction {
  read ??= new Map(
    Object.entries(readHolidayData('./corrections.yaml', corrections)).map(([code, { replaced, forSome, days }]) => [
      code,
      { replaced, forSome, days: days.map(dayOf) },
    ]),
  );
  return read.get(country) ?? none;
}

function dayOf(day: z.output<typeof correctedDay>): CorrectedDay {
  if ('occasion' in day) return { name: day.name, rule: ruleOfHoliday(day.occasion), from: 0, isSubstitute: false };
  const { name, rule, moved, from = 0, substitute = false } = day;
  return { name, rule: withMovedDays(rule, moved), from, isSubstitute: substitute };
}

const names = z.partialRecord(
  namedHoliday,
  z.strictObject({ names: z.array(z.string()).min(1), countries: z.array(z.string()).optional() }),
);
type KnownNames = readonly [NamedHoliday, { names: string[]; countries?: string[] | undefined }];
let named: readonly KnownNames[] | undefined;

/** The named holiday that a holiday of a country is, by its English name; null if it is none. */
export function namedHolidayOf(name: string, country: string): NamedHoliday | null {
  named ??= Object.entries(readHolidayData('./names.yaml', names)) as KnownNames[];
  const found = named.find(
    ([, known]) => known.names.includes(name) && (known.countries === undefined || known.countries.includes(country)),
  );
  return found?.[0] ?? null;
}
