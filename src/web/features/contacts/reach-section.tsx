import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { ContactForm } from './about-section.tsx';
import { FormSection } from './form-section.tsx';

/** How cards reach them. */
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
      </div>
    </FormSection>
  );
}
