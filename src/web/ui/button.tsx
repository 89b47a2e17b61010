import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'ink' | 'wax' | 'line' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

/** The class names of a button, also for links that look like one. */
export function buttonClass(variant: ButtonVariant = 'ink', size: ButtonSize = 'md', extra?: string): string {
  return classNames('btn', `btn-${variant}`, size !== 'md' && `btn-${size}`, extra);
}

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  /** While true the button ignores clicks, keeps its width and shows a spinner with `busyLabel`. */
  busy?: boolean;
  /** The label while busy, such as 'Saving...'. */
  busyLabel?: ReactNode;
};

/** A button. Wax is for the main promise of a screen, danger for confirmation dialogs. A double click counts once. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    icon,
    busy = false,
    busyLabel,
    className,
    children,
    type = 'button',
    onClick,
    ...rest
  } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // The second click may come before `busy` is rendered and must not act again.
    if (busy || event.detail > 1) return event.preventDefault();
    onClick?.(event);
  };
  const label = (
    <>
      {icon}
      {children}
    </>
  );
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      className={buttonClass(variant, size, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={press}
    >
      {busyLabel === undefined ? (
        <>
          {busy ? <Spinner /> : icon}
          {children}
        </>
      ) : (
        <span className="btn-stack">
          <span className={busy ? 'invisible' : undefined}>{label}</span>
          <span className={busy ? undefined : 'invisible'}>
            <Spinner />
            {busyLabel}
          </span>
        </span>
      )}
    </button>
  );
}
