import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { useFieldControl } from './field.tsx';

/** An input for several lines; grows with its content. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  const { 'aria-labelledby': _, ...control } = useFieldControl();
  return <textarea rows={3} {...control} {...rest} className={classNames('input input-area', className)} />;
}
