import { Controller, type UseFormReturn } from 'react-hook-form';
import { Combobox } from '../../ui/combobox.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { ContactFormInput, ContactFormOutput } from './contact-form-values.ts';
import { FormSection } from './form-section.tsx';
import { PhotoField } from './photo-field.tsx';
import { relationshipOptions } from './relationship-options.ts';

/** The birthday of a new contact, as the form holds it: `YYYY-MM-DD` or ''. */
export type Birthday = { value: string; onValueChange: (date: string) => void; error?: string };
export type ContactForm = UseFormReturn<ContactFormInput, unknown, ContactFormOutput>;

/** The photo, names and relationship of a contact. */
export function AboutSection({
  form,
  birthday,
  onBusy,
}: {
  form: ContactForm;
  birthday?: Birthday;
  onBusy: (busy: boolean) => void;
}) {
  const { errors } = form.formState;
  const [name, imageUrl, relationship] = form.watch(['name', 'imageUrl', 'relationship']);
  return (
    <FormSection title="About them">
      <PhotoField
        name={name}
        imageUrl={imageUrl ?? null}
        error={errors.imageUrl?.message}
        onImage={(url) => form.setValue('imageUrl', url, { shouldDirty: true })}
        onBusy={onBusy}
      />
      <div className="grid gap-4.5 sm:grid-cols-2">
        <Field label="Name" error={errors.name?.message}>
          <TextInput dir="auto" autoComplete="off" {...form.register('name')} />
        </Field>
        <Field label="Nickname" optional error={errors.nickname?.message}>
          <TextInput dir="auto" autoComplete="off" {...form.register('nickname')} />
        </Field>
        <Field label="Relationship" error={errors.relationship?.message}>
          <Controller
            control={form.control}
            name="relationship"
            render={({ field }) => (
              <Combobox
                value={field.value ?? null}
                onValueChange={field.onChange}
                options={relationshipOptions}
                searchLabel="Search relationships"
                emptyText="Not in the list. Choose Other to write your own."
              />
            )}
          />
        </Field>
        {birthday && (
          <Field label="Birthday" optional error={birthday.error}>
            <DateInput value={birthday.value} onValueChange={birthday.onValueChange} />
          </Field>
        )}
        {relationship === 'other' && (
          <Field label="Custom relationship" error={errors.customRelationship?.message}>
            <TextInput dir="auto" {...form.register('customRelationship')} />
          </Field>
        )}
      </div>
    </FormSection>
  );
}
