import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** An inline note for information that is not an error. */
export function QuietNote({
  icon: Icon,
  title,
  className,
  children,
}: {
  icon: LucideIcon;
  title: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={classNames('flex items-start gap-3 rounded-[12px] bg-well px-4 py-3.5 text-sm', className)}>
      <Icon size={18} strokeWidth={1.6} className="mt-px flex-none text-ink-soft" aria-hidden />
      <div className="min-w-0 text-ink-soft">
        <p className="font-semibold text-ink">{title}</p>
        {children}
      </div>
    </div>
  );
}
