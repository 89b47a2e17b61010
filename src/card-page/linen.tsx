import type { ComponentProps } from 'react';

/** A linen background; `children` lie on it. */
export function Linen({ className, children, ...rest }: ComponentProps<'section'>) {
  return (
    <section {...rest} className={className ? `linen ${className}` : 'linen'}>
      <div className="linen-cloth" aria-hidden />
      <div className="linen-window" aria-hidden />
      {children}
    </section>
  );
}
