import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { accountEndpoints, deleteAccountBody } from '../../../contract/accounts.ts';
import { call } from '../../api.ts';
import { focusFirstProblem } from '../../focus-problem.ts';
import { showFieldErrors } from '../../form-errors.ts';
import { currentUserQuery } from '../../session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useToast } from '../../ui/toast.tsx';
import { DownloadDataLink } from './download-data-link.tsx';

/** Offers one's own data first, then asks for the password and deletes everything (D8). */
export function DeleteAccountDialog({
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
  const queryClient = useQueryClient();
  const router = useRouter();
  const element = useRef<HTMLFormElement>(null);
  const form = useForm({ resolver: zodResolver(deleteAccountBody), defaultValues: { password: '' } });
  const close = () => {
    form.reset();
    onOpenChange(false);
  };
  const remove = useMutation({
    mutationFn: (body: { password: string }) => call(accountEndpoints.remove, { body }),
    onSuccess: async () => {
      queryClient.clear();
      sessionStorage.clear();
      queryClient.setQueryData(currentUserQuery.queryKey, null);
      await router.navigate({ to: '/auth', ignoreBlocker: true });
      toast({
        title: 'Account deleted',
        description: 'Everything you kept here is gone. Thank you for having been here.',
      });
    },
    onError: (error) => {
      showFieldErrors(error, form);
      focusFirstProblem(element.current);
      toast({ title: 'Your account was not deleted', description: error.message, variant: 'destructive' });
    },
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !remove.isPending && (next ? onOpenChange(true) : close())}
      size="sm"
      title="Delete your account?"
      description="Your contacts, dates, cards and pictures go with it, for good. Cards that are scheduled will not be sent."
      actions={
        <>
          <Button variant="quiet" disabled={remove.isPending} onClick={close}>
            Cancel
          </Button>
          <Button variant="danger" type="submit" form={id} busy={remove.isPending} busyLabel="Deleting...">
            Delete my account
          </Button>
        </>
      }
    >
      <div className="grid gap-4.5">
        <div>
          <p className="mb-2.5 text-sm text-ink-soft">Take what is yours along first. It is one file.</p>
          <DownloadDataLink />
        </div>
        <form
          ref={element}
          id={id}
          noValidate
          className="border-t border-line pt-4.5"
          onSubmit={form.handleSubmit((body) => remove.mutate(body))}
        >
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <Field label="Your password" error={form.formState.errors.password?.message}>
            <TextInput type="password" autoComplete="current-password" {...form.register('password')} />
          </Field>
        </form>
      </div>
    </Dialog>
  );
}
