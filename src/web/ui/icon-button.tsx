import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** A button that shows only an icon; its label is its name. */
export function IconButton({
  label,
  className,
  children,
  ...rest
}: ComponentProps<'button'> & { label: string; children: ReactNode }) {
  return (
    <button type="button" {...rest} aria-label={label} className={classNames('icon-btn', className)}>
      {children}
    </button>
  );
}
