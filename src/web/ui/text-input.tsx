import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useFieldControl } from './field.tsx';

/** An input for one line; works with react-hook-form's `register`. `icon` is inside, at the start. */
export function TextInput({ icon, className, ...rest }: ComponentProps<'input'> & { icon?: ReactNode }) {
  const { 'aria-labelledby': _, ...control } = useFieldControl();
  const input = <input type="text" {...control} {...rest} className={classNames('input', className)} />;
  if (!icon) return input;
  return (
    <span className="input-with-icon block">
      {icon}
      {input}
    </span>
  );
}
