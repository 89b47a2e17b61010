import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import type { UserView } from '../../../contract/accounts.ts';
import { t } from '../../../contract/translate.ts';
import { call } from '../../api.ts';
import { checkLater } from '../../check-later.ts';
import { isCommonPassword } from '../../common-passwords.ts';
import { currentUserQuery } from '../../session.ts';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useToast } from '../../ui/toast.tsx';
import { AccountDialog } from './account-dialog.tsx';

const check = checkLater(async () => (await import('../../../contract/accounts.ts')).changePasswordForm);

const changing = {
  title: t`Change password`,
  description: t`You stay logged in here and are logged out everywhere else.`,
  submit: t`Change password`,
  busy: t`Changing...`,
  failed: t`The password was not changed`,
};

const setting = { ...changing, title: t`Set a password`, submit: t`Set password`, busy: t`Setting...` };

/** Asks for the current password, if there is one, and twice for the new one. */
export function ChangePasswordDialog({
  user: { email, hasPassword },
  ...props
}: {
  user: UserView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const empty = { currentPassword: hasPassword ? '' : undefined, newPassword: '', confirmPassword: '' };
  const form = useForm({ resolver: check, defaultValues: empty });
  const first = useRef<HTMLInputElement | null>(null);
  const { ref: registerFirst, ...current } = form.register('currentPassword');
  const { errors } = form.formState;
  return (
    <AccountDialog
      {...props}
      email={email}
      form={form}
      words={hasPassword ? changing : setting}
      initialFocus={first}
      act={{
        call: ({ currentPassword, newPassword }) =>
          call('POST /api/user/password', { body: { currentPassword, newPassword } }),
        onDone: (close) => {
          close();
          void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
          toast({
            title: hasPassword ? t`Password changed` : t`Password set`,
            description: t`All other devices have been logged out.`,
          });
        },
      }}
    >
      {hasPassword && (
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
      )}
      <Field
        label="New password"
        error={errors.newPassword?.message}
        hint={
          isCommonPassword(form.watch('newPassword')) &&
          'This is one of the first passwords a stranger would try. A longer one is safer.'
        }
      >
        <TextInput type="password" autoComplete="new-password" {...form.register('newPassword')} />
      </Field>
      <Field label="Confirm new password" error={errors.confirmPassword?.message}>
        <TextInput type="password" autoComplete="new-password" {...form.register('confirmPassword')} />
      </Field>
    </AccountDialog>
  );
}
