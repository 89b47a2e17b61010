import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { ApiError, call } from '../../api.ts';
import { checkLater } from '../../check-later.ts';
import { isCommonPassword } from '../../common-passwords.ts';
import { showFieldErrors } from '../../form-errors.ts';
import { currentUserQuery } from '../../session.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { AuthHero } from './auth-hero.tsx';

const check = checkLater(async () => (await import('../../../contract/accounts.ts')).resetPasswordForm);

/** The page behind the reset link (D7). */
export function ResetPasswordPage({ token }: { token: string }) {
  const queryClient = useQueryClient();
  const form = useForm({
    resolver: check,
    defaultValues: { password: '', confirmPassword: '' },
  });
  const { errors } = form.formState;
  const reset = useMutation({
    mutationFn: (password: string) => call('POST /api/password/reset', { body: { token, password } }),
    onSuccess: () => queryClient.resetQueries({ queryKey: currentUserQuery.queryKey }),
    onError: (error) => showFieldErrors(error, form),
  });
  const isDead = reset.error instanceof ApiError && reset.error.status === 404;
  const submit = form.handleSubmit(({ password }) => reset.mutate(password));
  return (
    <div className="auth">
      <AuthHero />
      <main className="auth-form">
        <div aria-live="polite">
          <h2 className="text-[1.875rem] leading-9">
            {reset.isSuccess ? 'Your password is changed' : 'Choose a new password'}
          </h2>
          <p className="mt-1 mb-5.5 text-ink-soft">
            {reset.isSuccess
              ? 'Everyone who was logged in is logged out. Log in with the new password.'
              : 'Everyone who is logged in to your account is logged out then, and its passkeys are removed.'}
          </p>
          {reset.isError && (
            <div className="mb-5.5">
              <ErrorNote title="The password was not changed">
                {reset.error.message} {isDead && 'Ask for another one with ‘Forgot password?’.'}
              </ErrorNote>
            </div>
          )}
          {reset.isSuccess || isDead ? (
            <Link to="/auth" className={buttonClass('ink', 'lg', 'w-full')}>
              {reset.isSuccess ? 'Log in' : 'Go to the login'}
            </Link>
          ) : (
            <form noValidate className="grid gap-4.5" onSubmit={submit}>
              <Field
                label="New password"
                error={errors.password?.message}
                hint={
                  isCommonPassword(form.watch('password')) &&
                  'This is one of the first passwords a stranger would try. A longer one is safer.'
                }
              >
                <TextInput type="password" autoComplete="new-password" {...form.register('password')} />
              </Field>
              <Field label="Confirm new password" error={errors.confirmPassword?.message}>
                <TextInput type="password" autoComplete="new-password" {...form.register('confirmPassword')} />
              </Field>
              <Button type="submit" size="lg" busy={reset.isPending} busyLabel="Changing...">
                Change password
              </Button>
            </form>
          )}
        </div>
      </main>
    </div>
  );
}
