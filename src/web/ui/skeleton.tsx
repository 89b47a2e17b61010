import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** A grey shape where something will stand; it shows after 150 ms. Size it with classes. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={classNames('skeleton block', className)} aria-hidden />;
}

/** Skeletons with their loading words for screen readers, such as 'Loading cards...'. */
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
