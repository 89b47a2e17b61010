import { useMutation } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useId, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { focusFirstProblem } from '../../focus-problem.ts';
import { showFieldErrors } from '../../form-errors.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useToast } from '../../ui/toast.tsx';

/** A dialog that changes the account after asking for its password. Closing it clears its input. */
export function AccountDialog<Values extends FieldValues, Body>({
  email,
  open,
  onOpenChange,
  form,
  act,
  words,
  variant,
  initialFocus,
  lead,
  children,
}: {
  /** The account's address, for password managers. */
  email: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  form: UseFormReturn<Values, unknown, Body>;
  act: { call: (body: Body) => Promise<unknown>; onDone: (close: () => void) => unknown };
  words: { title: string; description: string; submit: string; busy: string; failed: string };
  variant?: 'danger';
  initialFocus?: RefObject<HTMLElement | null>;
  /** Content above the form. */
  lead?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  const toast = useToast();
  const element = useRef<HTMLFormElement>(null);
  const close = () => {
    form.reset();
    onOpenChange(false);
  };
  const change = useMutation({
    mutationFn: act.call,
    onSuccess: () => act.onDone(close),
    onError: (error) => {
      showFieldErrors(error, form);
      focusFirstProblem(element.current);
      toast({ title: words.failed, description: error.message, variant: 'destructive' });
    },
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !change.isPending && (next ? onOpenChange(true) : close())}
      size="sm"
      title={words.title}
      description={words.description}
      initialFocus={initialFocus}
      actions={
        <>
          <Button variant="quiet" disabled={change.isPending} onClick={close}>
            Cancel
          </Button>
          <Button variant={variant} type="submit" form={id} busy={change.isPending} busyLabel={words.busy}>
            {words.submit}
          </Button>
        </>
      }
    >
      <div className="grid gap-4.5">
        {lead}
        <form
          ref={element}
          id={id}
          noValidate
          className="grid gap-4.5"
          onSubmit={form.handleSubmit((body) => change.mutate(body))}
        >
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          {children}
        </form>
      </div>
    </Dialog>
  );
}
