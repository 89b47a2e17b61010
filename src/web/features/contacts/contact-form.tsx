import type { UseMutationResult } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useState } from 'react';
import type { CreatePersonBody } from '../../../contract/people.ts';
import { showFieldErrors } from '../../form-errors.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Field } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { AboutSection, type ContactForm as Form } from './about-section.tsx';
import { AddressSection } from './address-section.tsx';
import { personBody } from './contact-form-values.ts';
import { FormSection } from './form-section.tsx';
import { ReachSection } from './reach-section.tsx';
import { isStale } from './use-save-contact.ts';

type ContactFormProps = {
  form: Form;
  save: UseMutationResult<unknown, Error, CreatePersonBody>;
  submitLabel: string;
  busyLabel: string;
  cancel: LinkProps;
  onCancel?: () => void;
};

/** All fields of a contact. Nothing typed is lost when saving fails: the form stays and says what is wrong. */
export function ContactForm({ form, save, submitLabel, busyLabel, cancel, onCancel }: ContactFormProps) {
  const [uploading, setUploading] = useState(false);
  const submit = form.handleSubmit((values) =>
    save.mutate(personBody(values), { onError: (error) => showFieldErrors(error, form) }),
  );
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <AboutSection form={form} onBusy={setUploading} />
      <FormSection
        title="Make your cards truly special!"
        text="What do they love? What have you shared? Their cards are written from what you note here."
      >
        <Field label="Notes" optional error={form.formState.errors.notes?.message}>
          <TextArea
            dir="auto"
            rows={4}
            placeholder="Grows dahlias, taught me to fish, never says no to lemon cake"
            {...form.register('notes')}
          />
        </Field>
      </FormSection>
      <ReachSection form={form} />
      <AddressSection form={form} />
      {isStale(save.error) && (
        <ErrorNote title="This contact was changed elsewhere">
          What you typed is still here. Saving again replaces the other change.
        </ErrorNote>
      )}
      <div className="mt-2 flex flex-wrap justify-end gap-2 max-md:[&>.btn]:grow">
        <Link {...cancel} onClick={onCancel} className={buttonClass('quiet')}>
          Cancel
        </Link>
        <Button
          type="submit"
          size="lg"
          busy={save.isPending || uploading}
          busyLabel={uploading ? 'Uploading photo...' : busyLabel}
        >
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
