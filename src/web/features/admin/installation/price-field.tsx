import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { AiForm } from './ai-form.ts';

/** A price, or null while it is empty. */
export function PriceField({
  form,
  name,
  label,
}: {
  form: AiForm;
  name: 'inputPrice' | 'outputPrice' | 'picturePrice';
  label: string;
}) {
  return (
    <Field label={label} error={form.formState.errors[name]?.message}>
      <TextInput
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        {...form.register(name, {
          setValueAs: (typed: string | number | null) => {
            if (typeof typed !== 'string') return typed;
            return typed.trim() === '' ? null : Number(typed.replace(',', '.'));
          },
        })}
      />
    </Field>
  );
}
