import { z } from 'zod';
import { wholeHolidayRule } from '../../../contract/dates.ts';
import { daysOfRule, type HolidayRule, wholeRule } from '../../../domain/rule-days.ts';

const day = z.iso.date();

/** Days that a rule gives, and those on which they are kept instead. */
export const movedDays = z.record(day, day);

/** A rule of the data files that has all of its parts. */
export const dataRule = wholeHolidayRule.transform((rule, context): HolidayRule => {
  const whole = wholeRule(rule);
  if (whole) return whole;
  context.addIssue({ code: 'custom', message: 'This rule is not whole.' });
  return z.NEVER;
});

/** The years that are listed where some days are moved. */
const [firstListed, lastListed] = [2020, 2069];

/** The rule itself, or the list of its days if some are moved. */
export function withMovedDays(rule: HolidayRule, moved: Readonly<Record<string, string>> = {}): HolidayRule {
  if (Object.keys(moved).length === 0) return rule;
  const days: string[] = [];
  for (let year = firstListed; year <= lastListed; year += 1) {
    for (const each of daysOfRule(rule, year)) days.push(moved[each] ?? each);
  }
  return { type: 'listed_days', days };
}
