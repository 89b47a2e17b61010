import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { ownFieldLimits } from '../../../contract/limits.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import type { ContactForm } from './about-section.tsx';
import { FormSection } from './form-section.tsx';

/** Fields of the user's own, each with a label and a value. */
export function OwnFieldsSection({ form }: { form: ContactForm }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'ownFields' });
  const errors = form.formState.errors.ownFields;
  const adder = useRef<HTMLButtonElement>(null);
  const isFull = fields.length >= ownFieldLimits.perContact;
  return (
    <FormSection
      title="Your own fields"
      text="Shoe size, allergies, the code of the gate. Only you see them; no card is written from them."
    >
      {fields.length > 0 && (
        <ul className="grid grid-cols-1 gap-4">
          {fields.map(({ id }, at) => (
            <li key={id} className="flex items-start gap-2">
              <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-[2fr_3fr]">
                <Field label="Label" error={errors?.[at]?.label?.message}>
                  <TextInput
                    dir="auto"
                    autoComplete="off"
                    maxLength={ownFieldLimits.label}
                    {...form.register(`ownFields.${at}.label`)}
                  />
                </Field>
                <Field label="Value" error={errors?.[at]?.value?.message}>
                  <TextInput
                    dir="auto"
                    autoComplete="off"
                    maxLength={ownFieldLimits.value}
                    {...form.register(`ownFields.${at}.value`)}
                  />
                </Field>
              </div>
              <IconButton
                label={`Remove field ${at + 1}`}
                className="mt-6.5"
                onClick={() => {
                  remove(at);
                  adder.current?.focus();
                }}
              >
                <X size={18} strokeWidth={1.6} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button
          ref={adder}
          variant="line"
          size="sm"
          disabled={isFull}
          icon={<Plus size={16} strokeWidth={1.8} aria-hidden />}
          onClick={() => append({ label: '', value: '' })}
        >
          Add a field
        </Button>
        {isFull && (
          <p className="field-hint mt-2">These are all {ownFieldLimits.perContact}. Remove one to add another.</p>
        )}
      </div>
    </FormSection>
  );
}
