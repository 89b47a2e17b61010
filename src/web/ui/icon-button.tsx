import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** A button with only an icon; its label is the accessible name and the tooltip. */
export function IconButton({
  label,
  className,
  children,
  ...rest
}: ComponentProps<'button'> & { label: string; children: ReactNode }) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      data-tooltip={label}
      className={classNames('icon-btn', className)}
    >
      {children}
    </button>
  );
}
