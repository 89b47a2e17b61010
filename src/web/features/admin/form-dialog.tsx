import { type ReactNode, useId, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { t } from '../../../contract/translate.ts';
import { focusFirstProblem } from '../../focus-problem.ts';
import { showFieldErrors } from '../../form-errors.ts';
import { LeaveGuard } from '../../leave-guard.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/**
 * A form of the admin area in a dialog. Saving closes the dialog or shows the problems at the fields. Closing it with
 * unsaved changes asks first.
 */
export function FormDialog<Values extends FieldValues, Body>({
  title,
  description,
  submitLabel,
  size = 'md',
  form,
  busy,
  save,
  onClose,
  children,
}: {
  title: string;
  description?: string;
  submitLabel: string;
  size?: 'sm' | 'md' | 'lg';
  form: UseFormReturn<Values, unknown, Body>;
  busy: boolean;
  save: (body: Body) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}) {
  const id = useId();
  const element = useRef<HTMLFormElement | null>(null);
  const first = useRef<HTMLElement | null>(null);
  const changed = form.formState.isDirty;
  const submit = form.handleSubmit(async (body) => {
    try {
      await save(body);
      onClose();
    } catch (error) {
      showFieldErrors(error, form);
    }
  });
  const close = () => {
    if (busy) return;
    if (!changed || window.confirm(t`Close without saving what you changed?`)) onClose();
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
        ref={(mounted) => {
          element.current = mounted;
          first.current = mounted?.querySelector('input, textarea') ?? null;
        }}
        id={id}
        noValidate
        className="grid grid-cols-1 gap-4.5"
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          void submit().then(() => focusFirstProblem(element.current));
        }}
      >
        {children}
      </form>
      <LeaveGuard changed={changed && !busy} />
    </Dialog>
  );
}
