import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { useFieldControl } from './field.tsx';

/** A calendar date as text, YYYY-MM-DD or '' (D17): the browser's own picker, never a JavaScript Date. */
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
