import { useState } from 'react';
import { useController } from 'react-hook-form';
import { readDecimal } from '../../../../contract/amounts.ts';
import { readerLocale } from '../../../../contract/translate.ts';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { AiForm } from './ai-form.ts';

/** A price, or null while it is empty; it is typed and shown with the reader's comma or point. */
export function PriceField({
  form: { control },
  name,
  label,
}: {
  form: AiForm;
  name: 'inputPrice' | 'outputPrice' | 'picturePrice';
  label: string;
}) {
  const { field, fieldState } = useController({ control, name });
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field label={label} error={fieldState.error?.message}>
      <TextInput
        {...field}
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? field.value?.toLocaleString(readerLocale, { maximumFractionDigits: 20 }) ?? ''}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value);
          field.onChange(value.trim() === '' ? null : readDecimal(value));
        }}
        onBlur={() => {
          // What is no price stays as it was typed, below its error.
          if (!Number.isNaN(field.value)) setTyped(null);
          field.onBlur();
        }}
      />
    </Field>
  );
}
