import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** A sheet on the desk. Never inside another panel. */
export function Panel({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('panel', className)} />;
}
