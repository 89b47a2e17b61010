import type { UseFormReturn } from 'react-hook-form';
import { t } from '../../../../contract/translate.ts';
import { dayInYear } from '../../../../domain/calendar-date.ts';
import { isNamedHoliday } from '../../../../domain/occasions.ts';
import { longDay, longMonth, weekday } from '../../../calendar-words.ts';
import { ruleWords } from '../../../rule-words.ts';
import { Field } from '../../../ui/field.tsx';
import type { Option } from '../../../ui/option.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useToday } from '../../../use-today.ts';
import { type DateFormValues, nextByRule } from '../date-form-values.ts';
import { CalendarFields } from './calendar-fields.tsx';
import { CountryHolidayFields } from './country-holiday-fields.tsx';
import { chosenKind, convertedToCalendar, type RuleForm, ruleOfForm } from './rule-form.ts';

export type RulePartProps = {
  rule: RuleForm;
  change: (changed: Partial<RuleForm>) => void;
  error: (field: keyof RuleForm) => string | undefined;
};

/** How the day of each year is found, and what follows from it. */
export function RuleFields({ form, personId }: { form: UseFormReturn<DateFormValues>; personId: number }) {
  const today = useToday();
  const values = form.watch();
  const { rule, occasionType, date } = values;
  const problems = form.formState.errors.rule;
  const put = (next: RuleForm) => {
    form.setValue('rule', next, { shouldDirty: true });
    form.clearErrors(['rule', 'date']);
  };
  const parts: RulePartProps = {
    rule,
    change: (changed) => put({ ...rule, ...changed }),
    error: (field) => problems?.[field]?.message,
  };
  const chosen = ruleOfForm(rule, occasionType);
  const next = nextByRule(values, today);
  return (
    <div className="grid gap-4 pt-1 pb-4">
      <Field label={t`The day of each year`}>
        <Select
          value={rule.kind}
          options={kindOptions(isNamedHoliday(occasionType), rule)}
          onValueChange={(kind) => put(convertedToCalendar(chosenKind(rule, kind, date), date))}
        />
      </Field>
      {rule.kind === 'fixed' && <FixedFields {...parts} />}
      {rule.kind === 'weekday' && <WeekdayFields {...parts} />}
      {rule.kind === 'easter' && <EasterFields {...parts} />}
      {rule.kind === 'country' && <CountryHolidayFields {...parts} form={form} personId={personId} />}
      {rule.kind === 'calendar' && <CalendarFields {...parts} form={form} />}
      {chosen && (
        <p className="field-hint" aria-live="polite">
          {ruleWords(chosen)}. {next ? t`Next on ${longDay(next)}.` : t`It does not come again.`}
          {chosen.type === 'nth_weekday' && chosen.occurrence === 5 && ` ${t`Years without a fifth one are left out.`}`}
        </p>
      )}
    </div>
  );
}

function kindOptions(isHoliday: boolean, { stored }: RuleForm): Option<RuleForm['kind']>[] {
  const usual: Option<RuleForm['kind']>[] = isHoliday
    ? [
        { value: 'usual', label: t`The usual day of this holiday` },
        { value: 'fixed', label: t`The same date each year` },
      ]
    : [{ value: 'usual', label: t`The same date each year` }];
  const kept: Option<RuleForm['kind']>[] = stored ? [{ value: 'stored', label: t`As it was saved` }] : [];
  return [
    ...usual,
    { value: 'weekday', label: t`A weekday of a month`, hint: t`Such as the third Monday of January` },
    { value: 'easter', label: t`By Easter`, hint: t`Such as 21 days before it` },
    { value: 'calendar', label: t`A day of another calendar`, hint: t`Hebrew, Islamic, Chinese, Persian and more` },
    { value: 'country', label: t`A holiday of a country`, hint: t`Of theirs, of yours, or of any other` },
    ...kept,
  ];
}

const monthOptions: Option[] = Array.from({ length: 12 }, (_, at) => ({
  value: String(at + 1),
  label: longMonth(dayInYear(2000, at + 1, 1)),
}));

/** 1 January 2023 was a Sunday. */
const weekdayOptions: Option[] = Array.from({ length: 7 }, (_, at) => ({
  value: String(at),
  label: weekday(`2023-01-0${at + 1}`),
}));

const occurrenceOptions: Option[] = [
  { value: '1', label: t`First` },
  { value: '2', label: t`Second` },
  { value: '3', label: t`Third` },
  { value: '4', label: t`Fourth` },
  { value: '5', label: t`Fifth` },
  { value: 'last', label: t`Last` },
];

const dayOptions: Option[] = Array.from({ length: 31 }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }));

function FixedFields({ rule, change, error }: RulePartProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-3">
      <MonthField {...{ rule, change, error }} />
      <Field label={t`Day`} error={error('day')}>
        <Select
          placeholder={t`Day`}
          value={rule.day || null}
          options={dayOptions}
          onValueChange={(day) => change({ day })}
        />
      </Field>
    </div>
  );
}

function WeekdayFields({ rule, change, error }: RulePartProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <Field label={t`Which one`}>
        <Select
          value={rule.occurrence}
          options={occurrenceOptions}
          onValueChange={(occurrence) => change({ occurrence })}
        />
      </Field>
      <Field label={t`Weekday`} error={error('weekday')}>
        <Select
          placeholder={t`Weekday`}
          value={rule.weekday || null}
          options={weekdayOptions}
          onValueChange={(weekday) => change({ weekday })}
        />
      </Field>
      <MonthField {...{ rule, change, error }} />
    </div>
  );
}

function MonthField({ rule, change, error }: RulePartProps) {
  return (
    <Field label={t`Month`} error={error('month')}>
      <Select
        placeholder={t`Month`}
        value={rule.month || null}
        options={monthOptions}
        onValueChange={(month) => change({ month })}
      />
    </Field>
  );
}

const churchOptions: Option<RuleForm['church']>[] = [
  { value: 'western', label: t`Western Easter`, hint: t`Catholic and Protestant churches` },
  { value: 'orthodox', label: t`Orthodox Easter` },
];

const sideOptions: Option<RuleForm['side']>[] = [
  { value: 'on', label: t`On Easter Sunday` },
  { value: 'before', label: t`Days before it` },
  { value: 'after', label: t`Days after it` },
];

function EasterFields({ rule, change, error }: RulePartProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <Field label={t`Which Easter`}>
        <Select value={rule.church} options={churchOptions} onValueChange={(church) => change({ church })} />
      </Field>
      <Field label={t`When`}>
        <Select value={rule.side} options={sideOptions} onValueChange={(side) => change({ side })} />
      </Field>
      {rule.side !== 'on' && (
        <Field label={t`Number of days`} error={error('days')}>
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            value={rule.days}
            onChange={({ currentTarget }) => change({ days: currentTarget.value })}
          />
        </Field>
      )}
    </div>
  );
}
