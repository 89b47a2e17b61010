import { mostOffsetDays } from '../../../../contract/holiday-rules.ts';
import { t } from '../../../../contract/translate.ts';
import { monthOf } from '../../../../domain/calendars/named-calendars.ts';
import { calendarMonthName } from '../../../calendar-day-words.ts';
import { dateOfCalendarDay, offsetOf, type RuleForm, ruleOfForm } from './rule-form.ts';

/** A field of the rule, and what is wrong with it. */
type RuleProblem = { field: keyof RuleForm; message: string };

/** What is missing or wrong in a rule of one's own, in the words of the form. */
export function ruleProblems(form: RuleForm): RuleProblem[] {
  switch (form.kind) {
    case 'weekday':
      return missing(form, { weekday: t`Choose a day of the week`, month: t`Choose a month` });
    case 'fixed': {
      const gaps = missing(form, { month: t`Choose a month`, day: t`Choose a day` });
      if (gaps.length > 0 || ruleOfForm(form, '')) return gaps;
      return [{ field: 'day', message: t`This month has no such day.` }];
    }
    case 'easter':
      if (form.side === 'on' || offsetOf(form.days) !== null) return [];
      return [{ field: 'days', message: t`Enter a whole number of days, from 1 to ${mostOffsetDays}` }];
    case 'calendar':
      return calendarProblems(form);
    case 'country':
      return form.holiday ? [] : [{ field: 'holiday', message: t`Choose a holiday` }];
    default:
      return [];
  }
}

function calendarProblems(form: RuleForm): RuleProblem[] {
  const { calendar } = form;
  if (calendar === '') return [{ field: 'calendar', message: t`Choose a calendar` }];
  const gaps = missing(form, { calendarMonth: t`Choose a month`, calendarDay: t`Choose a day` });
  const year = form.calendarYear.trim();
  if (gaps.length > 0 || year === '') return gaps;
  if (dateOfCalendarDay(form) !== null) return [];
  const [month = '', leap] = form.calendarMonth.split('-');
  const isKnown = /^\d{1,4}$/.test(year) && monthOf(calendar, Number(year), 1, false) !== null;
  if (!isKnown)
    return [{ field: 'calendarYear', message: t`Fondly does not know this year of the calendar. Leave it empty.` }];
  const name = calendarMonthName(calendar, Number(month), leap !== undefined);
  return monthOf(calendar, Number(year), Number(month), leap !== undefined)
    ? [{ field: 'calendarDay', message: t`${name} of the year ${year} has no day ${form.calendarDay}.` }]
    : [{ field: 'calendarMonth', message: t`The year ${year} has no month ${name}.` }];
}

function missing(form: RuleForm, messages: Partial<Record<keyof RuleForm, string>>): RuleProblem[] {
  return (Object.entries(messages) as [keyof RuleForm, string][])
    .filter(([field]) => form[field] === '')
    .map(([field, message]) => ({ field, message }));
}
