import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** A grey placeholder, visible after 150 ms. Sized by class names. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={classNames('skeleton block', className)} aria-hidden />;
}

/** Skeletons with a text for screen readers, such as 'Loading cards...'. */
export function SkeletonGroup({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
