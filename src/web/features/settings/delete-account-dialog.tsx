import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import type { UserView } from '../../../contract/accounts.ts';
import { t } from '../../../contract/translate.ts';
import { call } from '../../api.ts';
import { checkLater } from '../../check-later.ts';
import { currentUserQuery, forgetSignIn } from '../../session.ts';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useToast } from '../../ui/toast.tsx';
import { AccountDialog } from './account-dialog.tsx';
import { DownloadDataLink } from './download-data-link.tsx';

const check = checkLater(async () => (await import('../../../contract/accounts.ts')).deleteAccountBody);

const words = {
  title: t`Delete your account?`,
  description: t`Your contacts, dates, cards and pictures go with it, for good. Cards that are scheduled will not be sent.`,
  submit: t`Delete my account`,
  busy: t`Deleting...`,
  failed: t`Your account was not deleted`,
};

/**
 * Offers a download of the user's data, then asks for the password, or without one for a recent login, and deletes
 * everything (D8).
 */
export function DeleteAccountDialog({
  user: { email, hasPassword },
  ...props
}: {
  user: UserView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const toast = useToast();
  const queryClient = useQueryClient();
  const router = useRouter();
  const form = useForm({ resolver: check, defaultValues: { password: hasPassword ? '' : undefined } });
  const leave = async () => {
    queryClient.clear();
    sessionStorage.clear();
    forgetSignIn();
    queryClient.setQueryData(currentUserQuery.queryKey, null);
    await router.navigate({ to: '/auth', ignoreBlocker: true });
    toast({
      title: t`Account deleted`,
      description: t`Everything you kept here is gone. Thank you for your time here.`,
    });
  };
  return (
    <AccountDialog
      {...props}
      email={email}
      form={form}
      words={words}
      variant="danger"
      act={{ call: (body) => call('DELETE /api/user', { body }), onDone: leave }}
      lead={
        <div className="border-b border-line pb-4.5">
          <p className="mb-2.5 text-sm text-ink-soft">Take your data with you first. It is one file.</p>
          <DownloadDataLink />
        </div>
      }
    >
      {hasPassword && (
        <Field label="Your password" error={form.formState.errors.password?.message}>
          <TextInput type="password" autoComplete="current-password" {...form.register('password')} />
        </Field>
      )}
    </AccountDialog>
  );
}
