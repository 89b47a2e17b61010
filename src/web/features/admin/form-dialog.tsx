import { type ReactNode, useId, useRef } from 'react';
import { focusFirstProblem } from '../../focus-problem.ts';
import { LeaveGuard } from '../../leave-guard.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** A form of the admin area in a dialog. Closing it asks first when something was changed. */
export function FormDialog({
  title,
  description,
  submitLabel,
  size = 'md',
  changed,
  busy,
  onSubmit,
  onClose,
  children,
}: {
  title: string;
  description?: string;
  submitLabel: string;
  size?: 'sm' | 'md' | 'lg';
  changed: boolean;
  busy: boolean;
  /** Resolves when the fields say what is wrong with them. */
  onSubmit: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}) {
  const id = useId();
  const form = useRef<HTMLFormElement | null>(null);
  const first = useRef<HTMLElement | null>(null);
  const close = () => {
    if (busy) return;
    if (!changed || window.confirm('Close without saving what you changed?')) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={title}
      description={description}
      size={size}
      initialFocus={first}
      actions={
        <>
          <Button variant="quiet" disabled={busy} onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={busy} busyLabel="Saving...">
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        ref={(element) => {
          form.current = element;
          first.current = element?.querySelector('input, textarea') ?? null;
        }}
        id={id}
        noValidate
        className="grid grid-cols-1 gap-4.5"
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          void onSubmit().then(() => focusFirstProblem(form.current));
        }}
      >
        {children}
      </form>
      <LeaveGuard changed={changed && !busy} />
    </Dialog>
  );
}
