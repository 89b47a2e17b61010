import type { z } from 'zod';
import type { CreateDateBody, ImportantDateView } from '../../../contract/dates.ts';
import { defaultReminderDays } from '../../../contract/occasions.ts';
import { keptOnThe28th, parseCalendarDate } from '../../../domain/calendar-date.ts';
import { holidayRuleOf, ruleOfHoliday } from '../../../domain/holidays.ts';
import { nextHoliday, nextOccurrence } from '../../../domain/next-occurrence.ts';
import { isNamedHoliday, occasionFormFields, storedOccasionType } from '../../../domain/occasions.ts';
import { type HolidayRule, ruleKey } from '../../../domain/rule-days.ts';
import { leapDayNote } from '../../calendar-words.ts';
import type { dateForm } from './date-form.schema.ts';
import { emptyRule, isFoundByRule, ruleFormOf, ruleOfForm } from './rule/rule-form.ts';

export type DateFormValues = z.input<typeof dateForm>;

type StoredDate = Pick<
  ImportantDateView,
  'occasionType' | 'date' | 'repeatsAnnually' | 'notifyDaysBefore' | 'holidayRule'
>;

/** The initial values of the form: empty, or the date to edit. */
export function dateFormValues(stored?: StoredDate): DateFormValues {
  const notifyDaysBefore = String(stored?.notifyDaysBefore ?? defaultReminderDays);
  if (!stored)
    return {
      occasionType: '',
      customOccasionType: '',
      date: '',
      rule: emptyRule,
      country: null,
      countryRule: null,
      repeatsAnnually: true,
      notifyDaysBefore,
    };
  const { occasionType, date, repeatsAnnually, holidayRule } = stored;
  const country = isNamedHoliday(occasionType) ? (holidayRule?.country ?? '') : '';
  const isUsual =
    isNamedHoliday(occasionType) && (country !== '' || ruleKey(holidayRule) === ruleKey(ruleOfHoliday(occasionType)));
  const rule = isUsual ? emptyRule : ruleFormOf(holidayRule, date, occasionType);
  // Without a year, the stored day is only the next one that the rule found.
  const isOnlyFound = !isNamedHoliday(occasionType) && rule.kind !== 'usual' && date.startsWith('--');
  return {
    ...occasionFormFields(occasionType),
    date: isOnlyFound ? '' : date,
    rule,
    country,
    countryRule: country === '' ? null : holidayRule,
    repeatsAnnually,
    notifyDaysBefore,
  };
}

/** The next day of a named holiday on or after `today`; null for other occasions. */
export function computedDate(occasionType: string, today: string): string | null {
  if (!isNamedHoliday(occasionType)) return null;
  return nextHoliday(occasionType, today);
}

/** Whether a date always repeats: named holidays, rules and dates without a year do. */
export function mustRepeat({
  occasionType,
  date,
  rule,
}: Pick<DateFormValues, 'occasionType' | 'date' | 'rule'>): boolean {
  return isFoundByRule(occasionType, rule) || date.startsWith('--');
}

/** The next day of a date as it is in the form, by its rule; null while a part is missing or wrong. */
export function nextByRule(values: DateFormValues, today: string): string | null {
  const { occasionType, date } = values;
  const own = ruleOfForm(values.rule, occasionType);
  if (values.rule.kind !== 'usual' && !own) return null;
  const holidayRule = own ?? values.countryRule;
  return nextOccurrence({ occasionType, date, repeatsAnnually: true, holidayRule }, today);
}

/** Whether the date of a birthday is in the future: an expected baby, or a typing error. */
export function isUnbornBirthday(
  { occasionType, date }: Pick<DateFormValues, 'occasionType' | 'date'>,
  today: string,
): boolean {
  return occasionType === 'birthday' && parseCalendarDate(date)?.year != null && date > today;
}

/** Explains why the next occurrence of 29 February falls on the 28th; null if it does not. */
export function leapDayWords(
  values: Pick<DateFormValues, 'occasionType' | 'date' | 'repeatsAnnually' | 'rule'>,
  today: string,
): string | null {
  if (values.rule.kind !== 'usual') return null;
  const repeatsAnnually = values.repeatsAnnually || mustRepeat(values);
  const next = nextOccurrence({ ...values, repeatsAnnually, holidayRule: null }, today);
  return next && keptOnThe28th(values.date, next) ? leapDayNote(next) : null;
}

/** The body of the call for the values of the form. A rule needs no date: then the next day stands for it, without a year. */
export function dateBody(values: DateFormValues, today: string): Omit<CreateDateBody, 'personId'> {
  const { occasionType } = values;
  const own = ruleOfForm(values.rule, occasionType);
  const isHoliday = isNamedHoliday(occasionType);
  const holidayRule =
    own ?? (isNamedHoliday(occasionType) ? (values.countryRule ?? holidayRuleOf(occasionType)) : null);
  return {
    occasionType: storedOccasionType(occasionType, values.customOccasionType),
    date: own && !isHoliday ? dateByRule(values, own, today) : values.date,
    repeatsAnnually: values.repeatsAnnually || mustRepeat(values),
    notifyDaysBefore: Number(values.notifyDaysBefore),
    isVariableHoliday: isHoliday && holidayRule !== null,
    holidayRule,
  };
}

function dateByRule({ occasionType, date }: DateFormValues, holidayRule: HolidayRule, today: string): string {
  if (parseCalendarDate(date)?.year != null) return date;
  const next = nextOccurrence({ occasionType, date: '', repeatsAnnually: true, holidayRule }, today);
  return `--${next?.slice(5)}`;
}
