import { type ComponentProps, useId } from 'react';

/** A linen background; `children` lie on it. */
export function Linen({ className, children, ...rest }: ComponentProps<'section'>) {
  const id = useId();
  return (
    <section {...rest} className={className ? `linen ${className}` : 'linen'}>
      <svg className="linen-cloth" aria-hidden>
        <filter id={id}>
          <feTurbulence type="fractalNoise" baseFrequency=".9 .05" numOctaves="2" seed="4" result="warp" />
          <feTurbulence type="fractalNoise" baseFrequency=".05 .9" numOctaves="2" seed="8" result="weft" />
          <feBlend in="warp" in2="weft" mode="multiply" />
          <feColorMatrix type="saturate" values="0" />
          <feComponentTransfer>
            <feFuncA type="linear" slope="0" intercept="1" />
          </feComponentTransfer>
        </filter>
        <rect width="100%" height="100%" filter={`url(#${id})`} />
      </svg>
      <div className="linen-window" aria-hidden />
      {children}
    </section>
  );
}
