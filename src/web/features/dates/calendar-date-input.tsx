import { useId, useState } from 'react';
import { readerLocale } from '../../../contract/translate.ts';
import { dayInYear, formatCalendarDate, parseCalendarDate } from '../../../domain/calendar-date.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { Field } from '../../ui/field.tsx';
import type { Option } from '../../ui/option.tsx';
import { Select } from '../../ui/select.tsx';

type DateInputProps = {
  /** 'YYYY-MM-DD', '--MM-DD' or ''. */
  value: string;
  onValueChange: (date: string) => void;
  disabled: boolean;
  /** False where a date without a year would say nothing. */
  yearOptional: boolean;
  hint?: string | undefined;
  error: string | undefined;
};

const monthName = new Intl.DateTimeFormat(readerLocale, { month: 'long', timeZone: 'UTC' });
const months: Option[] = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: monthName.format(Date.UTC(2000, index, 1)),
}));

/** A calendar date with or without a year (D17). */
export function CalendarDateInput(props: DateInputProps) {
  const { value, onValueChange, disabled, yearOptional, hint, error } = props;
  const [yearless, setYearless] = useState(value.startsWith('--'));
  const toggle = (next: boolean) => {
    setYearless(next);
    const known = parseCalendarDate(value);
    // Turning the year on clears the date, because no year is a good default.
    onValueChange(next && known ? formatCalendarDate({ ...known, year: null }) : '');
  };
  return (
    <div>
      {yearless && yearOptional && !disabled ? (
        <MonthAndDay value={value} onValueChange={onValueChange} hint={hint} error={error} />
      ) : (
        <Field label="Date" error={error} hint={hint}>
          <DateInput
            min="1000-01-01"
            value={value.startsWith('--') ? '' : value}
            disabled={disabled}
            onValueChange={onValueChange}
          />
        </Field>
      )}
      {yearOptional && !disabled && (
        <div className="mt-1 -mb-3.5">
          <Checkbox checked={yearless} onCheckedChange={toggle}>
            I don't know the year
          </Checkbox>
        </div>
      )}
    </div>
  );
}

function MonthAndDay({ value, onValueChange, hint, error }: Omit<DateInputProps, 'disabled' | 'yearOptional'>) {
  const known = parseCalendarDate(value);
  const [month, setMonth] = useState(known ? String(known.month) : null);
  const hintId = useId();
  const [day, setDay] = useState(known ? String(known.day) : null);
  const choose = (nextMonth: string | null, nextDay: string | null) => {
    const days = nextMonth ? daysIn(Number(nextMonth)) : 31;
    const kept = nextDay && Number(nextDay) <= days ? nextDay : null;
    setMonth(nextMonth);
    setDay(kept);
    onValueChange(
      nextMonth && kept ? formatCalendarDate({ year: null, month: Number(nextMonth), day: Number(kept) }) : '',
    );
  };
  const days = Array.from({ length: month ? daysIn(Number(month)) : 31 }, (_, index) => String(index + 1));
  return (
    <fieldset className="grid grid-cols-[minmax(0,1fr)_7rem] gap-x-2" aria-describedby={hint ? hintId : undefined}>
      <legend className="sr-only">Date</legend>
      <Field label="Month" error={error}>
        <Select placeholder="Month" value={month} options={months} onValueChange={(next) => choose(next, day)} />
      </Field>
      <Field label="Day">
        <Select
          placeholder="Day"
          value={day}
          options={days.map((number) => ({ value: number, label: number }))}
          onValueChange={(next) => choose(month, next)}
        />
      </Field>
      {hint && !error && (
        <p id={hintId} className="field-hint col-span-2">
          {hint}
        </p>
      )}
    </fieldset>
  );
}

/** 29 for February: a date without a year may be a leap day. */
function daysIn(month: number): number {
  return Number(dayInYear(2000, month, 31).slice(-2));
}
