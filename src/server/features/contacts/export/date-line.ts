import { holidayRule, mostReminderDays } from '../../../../contract/dates.ts';
import { parseCalendarDate } from '../../../../domain/calendar-date.ts';
import type { StagedDate } from '../../../db/tables/people.ts';

/** The default settings of a date. */
export const plainDate = {
  repeatsAnnually: true,
  notifyDaysBefore: 7,
  isActive: true,
  isVariableHoliday: false,
  holidayRule: null,
} as const satisfies Omit<StagedDate, 'occasionType' | 'date'>;

/** A date with all its settings on one line: '2019-07-01;graduation;once;7;on', followed by a holiday's rule. */
export function writeDateLine(date: StagedDate): string {
  const { repeatsAnnually, notifyDaysBefore, isActive, isVariableHoliday, holidayRule: rule } = date;
  const fields = [
    date.date,
    date.occasionType,
    repeatsAnnually ? 'yearly' : 'once',
    String(notifyDaysBefore),
    isActive ? 'on' : 'off',
  ];
  if (isVariableHoliday || rule) fields.push(isVariableHoliday ? 'variable' : 'fixed');
  if (rule) fields.push(JSON.stringify(rule));
  return fields.map(escapeField).join(';');
}

/** Parses such a line; null if it is invalid. */
export function readDateLine(line: string): StagedDate | null {
  const [date = '', occasionType = '', repeats, notify = '', active, kind, rule] = splitFields(line);
  const days = Number(notify);
  const isWhole = occasionType !== '' && occasionType.length <= 60 && parseCalendarDate(date) !== null;
  if (!isWhole || !/^\d+$/.test(notify) || days > mostReminderDays) return null;
  return {
    occasionType,
    date,
    repeatsAnnually: repeats !== 'once',
    notifyDaysBefore: days,
    isActive: active !== 'off',
    isVariableHoliday: kind === 'variable',
    holidayRule: readRule(rule),
  };
}

function readRule(json: string | undefined): StagedDate['holidayRule'] {
  if (!json) return null;
  try {
    return holidayRule.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}

/** A text as one of several fields of a line, between semicolons. */
export function escapeField(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[\\;]/g, '\\$&').replaceAll('\n', '\\n');
}

/** The fields of such a line. */
export function splitFields(line: string): string[] {
  const fields = [''];
  for (const [piece] of line.matchAll(/\\.|[^\\;]+|;|\\$/gs)) {
    if (piece === ';') fields.push('');
    else fields[fields.length - 1] += piece.replace(/^\\(.)/s, (_, char: string) => (char === 'n' ? '\n' : char));
  }
  return fields.map((field) => field.trim());
}
