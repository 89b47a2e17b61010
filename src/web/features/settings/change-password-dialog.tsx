import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { accountEndpoints, changePasswordForm } from '../../../contract/accounts.ts';
import { call } from '../../api.ts';
import { isCommonPassword } from '../../common-passwords.ts';
import { focusFirstProblem } from '../../focus-problem.ts';
import { showFieldErrors } from '../../form-errors.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useToast } from '../../ui/toast.tsx';

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** Asks for the current password and twice for the new one. */
export function ChangePasswordDialog({
  email,
  open,
  onOpenChange,
}: {
  email: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const id = useId();
  const toast = useToast();
  const element = useRef<HTMLFormElement>(null);
  const form = useForm({ resolver: zodResolver(changePasswordForm), defaultValues: empty });
  const first = useRef<HTMLInputElement | null>(null);
  const { ref: registerFirst, ...current } = form.register('currentPassword');
  const { errors } = form.formState;
  const close = () => {
    form.reset(empty);
    onOpenChange(false);
  };
  const change = useMutation({
    mutationFn: (body: { currentPassword: string; newPassword: string }) =>
      call(accountEndpoints.changePassword, { body }),
    onSuccess: () => {
      close();
      toast({ title: 'Password changed', description: 'Whoever else was logged in to your account is logged out.' });
    },
    onError: (error) => {
      showFieldErrors(error, form);
      focusFirstProblem(element.current);
      toast({ title: 'The password was not changed', description: error.message, variant: 'destructive' });
    },
  });
  const submit = form.handleSubmit(({ currentPassword, newPassword }) =>
    change.mutate({ currentPassword, newPassword }),
  );
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !change.isPending && (next ? onOpenChange(true) : close())}
      size="sm"
      title="Change password"
      description="You stay logged in here and are logged out everywhere else."
      initialFocus={first}
      actions={
        <>
          <Button variant="quiet" disabled={change.isPending} onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={change.isPending} busyLabel="Changing...">
            Change password
          </Button>
        </>
      }
    >
      <form ref={element} id={id} noValidate className="grid gap-4.5" onSubmit={submit}>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <Field label="Current password" error={errors.currentPassword?.message}>
          <TextInput
            type="password"
            autoComplete="current-password"
            {...current}
            ref={(input) => {
              registerFirst(input);
              first.current = input;
            }}
          />
        </Field>
        <Field
          label="New password"
          error={errors.newPassword?.message}
          hint={
            isCommonPassword(form.watch('newPassword')) &&
            'This is one of the first passwords that a stranger would try. A longer one is safer.'
          }
        >
          <TextInput type="password" autoComplete="new-password" {...form.register('newPassword')} />
        </Field>
        <Field label="Confirm new password" error={errors.confirmPassword?.message}>
          <TextInput type="password" autoComplete="new-password" {...form.register('confirmPassword')} />
        </Field>
      </form>
    </Dialog>
  );
}
