import { Controller, type UseFormReturn } from 'react-hook-form';
import { t } from '../../../contract/translate.ts';
import { isNamedHoliday } from '../../../domain/occasions.ts';
import { longDay, ordinalDay } from '../../calendar-words.ts';
import { holidaysByCountry, occasionOptions } from '../../occasion-choice/occasion-options.ts';
import { countryWords } from '../../rule-words.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useLater } from '../../ui/use-later.ts';
import { useToday } from '../../use-today.ts';
import { CalendarDateInput } from './calendar-date-input.tsx';
import { computedDate, type DateFormValues, leapDayWords, mustRepeat, nextByRule } from './date-form-values.ts';
import { convertedToCalendar } from './rule/rule-form.ts';
import { RuleSection } from './rule/rule-section.tsx';

const loadCountryField = () => import('./rule/rule-parts.ts').then(({ CountryField }) => CountryField);

/** Occasion, date, repetition and reminder. A named holiday has a computed day and always repeats. */
export function DateFields({ form, personId }: { form: UseFormReturn<DateFormValues>; personId: number }) {
  const today = useToday();
  const { errors } = form.formState;
  const values = form.watch();
  const { occasionType, rule, repeatsAnnually } = values;
  const isHoliday = isNamedHoliday(occasionType);
  const hasRule = rule.kind !== 'usual';
  const byCountry = !hasRule && holidaysByCountry.includes(occasionType);
  const CountryField = useLater(loadCountryField, byCountry);
  const forced = mustRepeat(values);
  const next = isHoliday ? nextByRule(values, today) : null;
  const choose = (next: string) => {
    const computed = computedDate(next, today);
    form.setValue('occasionType', next, { shouldDirty: true });
    form.setValue('countryRule', null);
    form.clearErrors('occasionType');
    if (!computed && !isHoliday) return;
    form.setValue('date', computed ?? '', { shouldDirty: true });
    form.clearErrors('date');
    if (computed) form.setValue('repeatsAnnually', true);
  };
  return (
    <div className="grid gap-4.5">
      <Field label="Occasion type" error={errors.occasionType?.message}>
        <Combobox<string>
          value={occasionType || null}
          onValueChange={choose}
          options={occasionOptions}
          placeholder="Choose an occasion"
          searchLabel={t`Search occasions`}
          emptyText={t`Not in the list. Choose Other/Custom.`}
        />
      </Field>
      {occasionType === 'custom' && (
        <Field label="Custom occasion type" error={errors.customOccasionType?.message}>
          <TextInput dir="auto" {...form.register('customOccasionType')} />
        </Field>
      )}
      <Controller
        control={form.control}
        name="date"
        render={({ field }) => (
          <CalendarDateInput
            key={`${isHoliday} ${hasRule}`}
            value={isHoliday ? (next ?? '') : field.value}
            onValueChange={(next) => {
              field.onChange(next);
              form.setValue('rule', convertedToCalendar(rule, next));
              form.clearErrors('date');
            }}
            disabled={isHoliday}
            yearOptional={!hasRule}
            hint={dateHint(values, next, today)}
            error={errors.date?.message}
          />
        )}
      />
      {byCountry && CountryField && <CountryField form={form} personId={personId} />}
      <RuleSection form={form} personId={personId} />
      <Checkbox
        checked={repeatsAnnually || forced}
        disabled={forced}
        onCheckedChange={(checked) => form.setValue('repeatsAnnually', checked, { shouldDirty: true })}
      >
        Repeats annually
      </Checkbox>
      <ReminderDays form={form} />
    </div>
  );
}

function dateHint(values: DateFormValues, next: string | null, today: string): string | undefined {
  const { rule, countryRule } = values;
  if (next && rule.kind === 'usual' && countryRule?.country)
    return t`${countryRule.description}, ${ordinalDay(next)}, as in ${countryWords(countryRule.country)}.`;
  if (next) return t`Next on ${longDay(next)}. The day changes from year to year.`;
  if (rule.kind !== 'usual') return t`Only if you know it. The rule finds the day of each year.`;
  return leapDayWords(values, today) ?? undefined;
}

/** 'Remind me [7] days before'. */
function ReminderDays({ form }: { form: UseFormReturn<DateFormValues> }) {
  const error = form.formState.errors.notifyDaysBefore?.message;
  const onTheDay = form.watch('notifyDaysBefore').trim() === '0';
  return (
    <Field label="Remind me" error={error} hint={onTheDay ? 'The reminder comes on the day itself.' : undefined}>
      <div className="flex items-center gap-2.5">
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          className="w-28 text-center"
          {...form.register('notifyDaysBefore')}
        />
        <span className="text-sm text-ink-soft">days before</span>
      </div>
    </Field>
  );
}
