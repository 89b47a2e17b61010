import type { ReactNode } from 'react';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';

/** A field for a whole number; NaN while it is empty or not a number. */
export function NumberField({
  label,
  value,
  min,
  max,
  hint,
  error,
  disabled,
  onValueChange,
}: {
  label: string;
  value: number;
  min: number;
  max: number;
  hint?: ReactNode;
  error?: string;
  disabled?: boolean;
  onValueChange: (value: number) => void;
}) {
  return (
    <Field label={label} hint={hint} error={error}>
      <TextInput
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        disabled={disabled}
        value={Number.isNaN(value) ? '' : value}
        onChange={({ currentTarget }) => onValueChange(currentTarget.valueAsNumber)}
      />
    </Field>
  );
}
