import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { ContactForm } from './about-section.tsx';
import { FormSection } from './form-section.tsx';

/** The mailing address in its parts (D13). */
export function AddressSection({ form }: { form: ContactForm }) {
  const { errors } = form.formState;
  return (
    <FormSection title="Mailing address" text="All of it is optional.">
      <div className="grid gap-4.5 sm:grid-cols-2">
        <Field label="Street" className="sm:col-span-2" error={errors.street?.message}>
          <TextArea dir="auto" rows={1} className="min-h-11" autoComplete="off" {...form.register('street')} />
        </Field>
        <Field label="City" error={errors.city?.message}>
          <TextInput dir="auto" autoComplete="off" {...form.register('city')} />
        </Field>
        <Field label="State / Province" error={errors.state?.message}>
          <TextInput dir="auto" autoComplete="off" {...form.register('state')} />
        </Field>
        <Field label="Postal code" error={errors.postalCode?.message}>
          <TextInput autoComplete="off" {...form.register('postalCode')} />
        </Field>
        <Field label="Country" error={errors.country?.message}>
          <TextInput dir="auto" autoComplete="off" {...form.register('country')} />
        </Field>
      </div>
    </FormSection>
  );
}
