import type { UseFormReturn } from 'react-hook-form';
import { type RuleCalendar, ruleCalendars } from '../../../../contract/holiday-rules.ts';
import { readerLocale, t } from '../../../../contract/translate.ts';
import { parseCalendarDate } from '../../../../domain/calendar-date.ts';
import { monthOf } from '../../../../domain/calendars/named-calendars.ts';
import { beginsInTheEvening, calendarMonthName, calendarNames } from '../../../calendar-day-words.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import type { Option } from '../../../ui/option.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { DateFormValues } from '../date-form-values.ts';
import { calendarNotes } from './calendar-notes.ts';
import type { RulePartProps } from './rule-fields.tsx';
import { convertedToCalendar, dateOfCalendarDay, type RuleForm } from './rule-form.ts';

const calendarOptions: Option<RuleCalendar>[] = ruleCalendars.map((value) => ({
  value,
  label: calendarNames[value].replace(/^./u, (letter) => letter.toLocaleUpperCase(readerLocale)),
}));

/**
 * A day of another calendar. With its year it is one day with the date above: typing either changes the other.
 */
export function CalendarFields({ rule, change, error, form }: RulePartProps & { form: UseFormReturn<DateFormValues> }) {
  const { date, occasionType } = form.watch();
  const isDated = parseCalendarDate(date)?.year != null;
  const changeDay = (changed: Partial<RuleForm>) => {
    const next = { ...rule, ...changed };
    const found = dateOfCalendarDay(next);
    if (found !== null) form.setValue('date', found, { shouldDirty: true });
    // A day without a year is nobody's date.
    else if (isDated && next.calendarYear === '') form.setValue('date', '', { shouldDirty: true });
    change(changed);
  };
  const convert = (changed: Partial<RuleForm>) => change(convertedToCalendar({ ...rule, ...changed }, date));
  const { calendar } = rule;
  const notes = calendarNotes(rule, occasionType);
  return (
    <>
      <Field label={t`Calendar`} error={error('calendar')}>
        <Select
          placeholder={t`Choose a calendar`}
          value={calendar || null}
          options={calendarOptions}
          onValueChange={(calendar) => convert({ calendar, calendarMonth: '', calendarDay: '', calendarYear: '' })}
        />
      </Field>
      {calendar !== '' && (
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-[6rem_minmax(0,1fr)_7rem]">
          <Field label={t`Day`} error={error('calendarDay')}>
            <Select
              placeholder={t`Day`}
              value={rule.calendarDay || null}
              options={dayOptions(calendar, rule)}
              onValueChange={(calendarDay) => changeDay({ calendarDay })}
            />
          </Field>
          <Field label={t`Month`} error={error('calendarMonth')}>
            <Select
              placeholder={t`Month`}
              value={rule.calendarMonth || null}
              options={monthOptions(calendar, rule)}
              onValueChange={(calendarMonth) => changeDay({ calendarMonth })}
            />
          </Field>
          <Field label={t`Year`} optional error={error('calendarYear')}>
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              value={rule.calendarYear}
              onChange={({ currentTarget }) => changeDay({ calendarYear: currentTarget.value })}
            />
          </Field>
        </div>
      )}
      {calendar !== '' && beginsInTheEvening.includes(calendar) && isDated && (
        <Checkbox checked={rule.afterSunset} onCheckedChange={(afterSunset) => convert({ afterSunset })}>
          {t`It was after sunset, when the next day begins in this calendar`}
        </Checkbox>
      )}
      {notes.length > 0 && (
        <ul className="field-hint grid list-disc gap-1 ps-5">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </>
  );
}

const leapCalendars: readonly RuleCalendar[] = ['chinese', 'korean', 'vietnamese'];

/** The months of the typed year, else all that a year may have. */
function monthOptions(calendar: RuleCalendar, { calendarYear, calendarMonth }: RuleForm): Option[] {
  const all = Array.from({ length: 12 }, (_, at) => at + 1).flatMap((month) => [
    { month, leapMonth: false },
    ...(leapCalendars.includes(calendar) || (calendar === 'hebrew' && month === 5) ? [{ month, leapMonth: true }] : []),
  ]);
  const year = Number(calendarYear);
  const isKnown = calendarYear !== '' && monthOf(calendar, year, 1, false) !== null;
  return all
    .map(({ month, leapMonth }) => ({
      value: leapMonth ? `${month}-leap` : String(month),
      label: calendarMonthName(calendar, month, leapMonth),
      isThere: !isKnown || monthOf(calendar, year, month, leapMonth) !== null,
    }))
    .filter(({ value, isThere }) => isThere || value === calendarMonth);
}

function dayOptions(calendar: RuleCalendar, { calendarMonth }: RuleForm): Option[] {
  const month = Number(calendarMonth.split('-')[0]);
  const isLong = (calendar === 'persian' || calendar === 'indian') && month <= 6;
  return Array.from({ length: isLong ? 31 : 30 }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }));
}
