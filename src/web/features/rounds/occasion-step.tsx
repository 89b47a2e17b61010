import { t } from '../../../contract/translate.ts';
import { isPersonalOccasion } from '../../../domain/occasions.ts';
import { longDay } from '../../calendar-words.ts';
import { occasionOptions } from '../../occasion-choice/occasion-options.ts';
import { Combobox } from '../../ui/combobox.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { Field } from '../../ui/field.tsx';
import type { Option } from '../../ui/option.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useToday } from '../../use-today.ts';
import { dayOfHoliday, type RoundForm } from './round-form.ts';

const options: Option[] = occasionOptions
  .filter(({ value }) => !isPersonalOccasion(value))
  .map((option) => (option.value === 'custom' ? { ...option, label: t`Something else` } : option));

/** The second step: the occasion and the day on which the cards leave. */
export function OccasionStep({
  form,
  problems,
  change,
}: {
  form: RoundForm;
  problems: Readonly<Record<string, string>>;
  change: (changed: Partial<RoundForm>) => void;
}) {
  const today = useToday();
  const holiday = dayOfHoliday(form.occasion, today);
  return (
    <section className="round-step" aria-labelledby="round-occasion">
      <h2 id="round-occasion">Occasion and day</h2>
      <div className="grid gap-4.5 sm:grid-cols-2">
        <Field label="Occasion" error={problems.occasionType}>
          <Combobox
            value={form.occasion}
            onValueChange={(occasion) => change({ occasion, day: '' })}
            options={options}
            searchLabel={t`Search occasions`}
          />
        </Field>
        <Field
          label="Day"
          error={problems.day}
          hint={
            form.day === '' && holiday
              ? `The cards leave on ${longDay(holiday)}, unless you choose another day.`
              : 'Cards by email leave at 9 in the morning, recipient’s time.'
          }
        >
          <DateInput min={today} value={form.day || (holiday ?? '')} onValueChange={(day) => change({ day })} />
        </Field>
        {form.occasion === 'custom' && (
          <Field label="What is the occasion?" className="sm:col-span-2">
            <TextInput
              dir="auto"
              maxLength={60}
              value={form.customOccasion}
              onChange={(event) => change({ customOccasion: event.currentTarget.value })}
            />
          </Field>
        )}
      </div>
    </section>
  );
}
