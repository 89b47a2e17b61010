import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** An inline note that says what went wrong and what to do. */
export function ErrorNote({
  title,
  children,
  action,
  className,
}: {
  title?: string;
  children: ReactNode;
  action?: ReactNode;
  className?: string;
}) {
  return (
    <div
      role="alert"
      className={classNames('flex items-start gap-3 rounded-[12px] bg-danger-tint px-4 py-3.5 text-sm', className)}
    >
      <CircleAlert size={18} strokeWidth={1.6} className="mt-px flex-none text-danger-text" aria-hidden />
      <div className="min-w-0 wrap-anywhere">
        {title && <p className="font-semibold text-danger-text">{title}</p>}
        <div className={title ? 'text-ink-soft' : 'font-medium text-danger-text'}>{children}</div>
        {action && <div className="mt-2.5">{action}</div>}
      </div>
    </div>
  );
}
