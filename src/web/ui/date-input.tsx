import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { useFieldControl } from './field.tsx';

/** The browser's date picker for a calendar date as text: YYYY-MM-DD or '', never a JavaScript Date (D17). */
export function DateInput(
  props: Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> & {
    value: string;
    onValueChange: (date: string) => void;
  },
) {
  const { value, onValueChange, className, ...rest } = props;
  const { 'aria-labelledby': _, ...control } = useFieldControl();
  return (
    <input
      max="9999-12-31"
      {...control}
      {...rest}
      type="date"
      value={value}
      onChange={(event) => onValueChange(event.currentTarget.value)}
      className={classNames('input', className)}
    />
  );
}
