import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { UserView } from '../../../contract/accounts.ts';
import { t } from '../../../contract/translate.ts';
import { ApiError } from '../../api.ts';
import { checkLater } from '../../check-later.ts';
import { showFieldErrors } from '../../form-errors.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { ForgotPasswordDialog } from './forgot-password-dialog.tsx';
import { PasskeyLogin } from './passkey-login.tsx';
import { ProviderLogins } from './provider-logins.tsx';
import { registrationNeedsQuery } from './registration-needs.query.ts';
import { type LoginValues, useLogin } from './use-sign-in.ts';

const check = checkLater(async () => (await import('../../../contract/accounts.ts')).loginBody);

type Entering = {
  /** The initial value of the address. */
  email?: string;
  onEnter: (user: UserView) => void;
  passwordField?: RefObject<HTMLInputElement | null>;
};

/** Login by email and password, by passkey, or with a service that the operator configured. */
export function LoginForm({ returnTo, ...entering }: Entering & { returnTo: string }) {
  const { data } = useQuery(registrationNeedsQuery());
  return (
    <>
      {data?.passwords !== false && <PasswordForm {...entering} />}
      <PasskeyLogin onEnter={entering.onEnter} />
      <ProviderLogins withProvider={(name) => t`Log in with ${name}`} returnTo={returnTo} />
    </>
  );
}

function PasswordForm({ email = '', onEnter, passwordField }: Entering) {
  const form = useForm<LoginValues>({ resolver: check, defaultValues: { email, password: '' } });
  const { ref: registerPassword, ...password } = form.register('password');
  const login = useLogin(onEnter);
  const [forgot, setForgot] = useState(false);
  const waitSeconds = useWait(login.error);
  const { errors } = form.formState;
  const submit = form.handleSubmit((values) => {
    if (waitSeconds === 0) login.mutate(values, { onError: (error) => showFieldErrors(error, form) });
  });
  return (
    <>
      <form noValidate className="grid gap-4.5" onSubmit={submit}>
        <Field label="Email" error={errors.email?.message}>
          <TextInput type="email" autoComplete="email" inputMode="email" {...form.register('email')} />
        </Field>
        <div className="relative">
          <Field label="Password" error={errors.password?.message}>
            <TextInput
              type="password"
              autoComplete="current-password"
              {...password}
              ref={(input) => {
                registerPassword(input);
                if (passwordField) passwordField.current = input;
              }}
            />
          </Field>
          {/* Placed after the field for the tab order. */}
          <button type="button" className="link touch absolute end-0 top-0 text-sm" onClick={() => setForgot(true)}>
            Forgot password?
          </button>
        </div>
        <Button
          type="submit"
          size="lg"
          aria-disabled={waitSeconds > 0}
          data-disabled={waitSeconds > 0 || undefined}
          busy={login.isPending}
          busyLabel="Logging in..."
        >
          Login
        </Button>
        {waitSeconds > 0 && (
          <p className="field-hint -mt-2">
            You can try again in <span className="tabular-nums">{clockWords(waitSeconds)}</span>. With ‘Forgot
            password?’ you do not have to wait.
          </p>
        )}
      </form>
      {forgot && <ForgotPasswordDialog email={form.getValues('email')} onClose={() => setForgot(false)} />}
    </>
  );
}

/** Counts down the seconds until a rate-limited call may be repeated; 0 if it may. */
function useWait(error: Error | null): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const wait = error instanceof ApiError && error.status === 429 ? (error.retryAfterSeconds ?? 0) : 0;
    const until = Date.now() + wait * 1000;
    const count = () => setSeconds(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    count();
    if (wait === 0) return;
    const timer = setInterval(() => {
      count();
      if (Date.now() >= until) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [error]);
  return seconds;
}

/** '0:08', '14:30'. */
function clockWords(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
