import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

/** A button that shows or hides its content. */
export function Disclosure({
  label,
  open,
  onOpenChange,
  className,
  children,
}: {
  label: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div className={className}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        className="flex min-h-11 w-full items-center justify-between gap-3 text-start font-semibold"
        onClick={() => onOpenChange(!open)}
      >
        {label}
        <ChevronDown
          size={18}
          strokeWidth={1.6}
          className={classNames('text-ink-faint transition-transform', open && 'rotate-180')}
          aria-hidden
        />
      </button>
      <div id={id} hidden={!open}>
        {children}
      </div>
    </div>
  );
}
