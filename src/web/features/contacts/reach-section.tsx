import { Controller } from 'react-hook-form';
import { Combobox } from '../../ui/combobox.tsx';
import { Field } from '../../ui/field.tsx';
import type { Option } from '../../ui/option.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { ContactForm } from './about-section.tsx';
import { FormSection } from './form-section.tsx';

const timeZoneOptions: Option[] = [
  { value: '', label: 'Same as mine' },
  ...Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
];

/** How cards reach them: e-mail, phone, the morning of which time zone. */
export function ReachSection({ form }: { form: ContactForm }) {
  const { errors } = form.formState;
  return (
    <FormSection title="How to reach them">
      <div className="grid gap-4.5 sm:grid-cols-2">
        <Field label="Email" optional error={errors.email?.message} hint="Their cards arrive here.">
          <TextInput type="email" inputMode="email" autoComplete="off" {...form.register('email')} />
        </Field>
        <Field label="Phone" optional error={errors.phone?.message}>
          <TextInput type="tel" autoComplete="off" {...form.register('phone')} />
        </Field>
        <Field
          label="Time zone"
          optional
          className="sm:col-span-2"
          error={errors.timeZone?.message}
          hint="Cards arrive at nine in the morning where they live."
        >
          <Controller
            control={form.control}
            name="timeZone"
            render={({ field }) => (
              <Combobox
                value={field.value ?? ''}
                onValueChange={field.onChange}
                options={timeZoneOptions}
                searchLabel="Search time zones"
                emptyText="No such time zone"
              />
            )}
          />
        </Field>
      </div>
    </FormSection>
  );
}
