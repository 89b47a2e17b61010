import { useMutation } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../api.ts';
import { checkLater } from '../../check-later.ts';
import { showFieldErrors } from '../../form-errors.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';

const check = checkLater(async () => (await import('../../../contract/accounts.ts')).forgotPasswordBody);

/** Requests a reset link by email; the answer is the same whether or not an account exists (D7). */
export function ForgotPasswordDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const id = useId();
  const first = useRef<HTMLInputElement | null>(null);
  const form = useForm({ resolver: check, defaultValues: { email } });
  const { ref: registerFirst, ...address } = form.register('email');
  const ask = useMutation({
    mutationFn: (body: { email: string }) => call('POST /api/password/forgot', { body }),
    onError: (error) => showFieldErrors(error, form),
  });
  const submit = form.handleSubmit((values) => ask.mutate(values));
  if (ask.isSuccess)
    return (
      <Dialog
        open
        onOpenChange={onClose}
        size="sm"
        title="Check your email"
        description={
          <>
            If <bdi className="break-all">{ask.variables.email}</bdi> has an account, a link is on its way. It works
            once, within an hour.
          </>
        }
        actions={<Button onClick={onClose}>Done</Button>}
      />
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title="Forgot your password?"
      description="We will send you a link to choose a new one."
      initialFocus={first}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={ask.isPending} busyLabel="Sending...">
            Send the link
          </Button>
        </>
      }
    >
      <form id={id} noValidate className="grid gap-4.5" onSubmit={submit}>
        {ask.isError && <ErrorNote title="No link was sent">{ask.error.message}</ErrorNote>}
        <Field label="Email" error={form.formState.errors.email?.message}>
          <TextInput
            type="email"
            autoComplete="email"
            inputMode="email"
            {...address}
            ref={(input) => {
              registerFirst(input);
              first.current = input;
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
}
