import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** A sheet of paper that groups content. Panels are never nested. */
export function Panel({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('panel', className)} />;
}
