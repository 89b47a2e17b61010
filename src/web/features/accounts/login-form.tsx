import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { loginBody } from '../../../contract/accounts.ts';
import { showFieldErrors } from '../../form-errors.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { ForgotPasswordDialog } from './forgot-password-dialog.tsx';
import { type LoginValues, useLogin } from './use-sign-in.ts';

/** E-mail and password. */
export function LoginForm({ returnTo }: { returnTo: string }) {
  const form = useForm<LoginValues>({ resolver: zodResolver(loginBody), defaultValues: { email: '', password: '' } });
  const login = useLogin(returnTo);
  const [forgot, setForgot] = useState(false);
  const { errors } = form.formState;
  const submit = form.handleSubmit((values) =>
    login.mutate(values, { onError: (error) => showFieldErrors(error, form) }),
  );
  return (
    <>
      <form noValidate className="mt-6.5 grid gap-4.5" onSubmit={submit}>
        <Field label="Email" error={errors.email?.message}>
          <TextInput type="email" autoComplete="email" inputMode="email" {...form.register('email')} />
        </Field>
        <div className="relative">
          <Field label="Password" error={errors.password?.message}>
            <TextInput type="password" autoComplete="current-password" {...form.register('password')} />
          </Field>
          {/* Behind the field for whoever types their way through. */}
          <button type="button" className="link absolute end-0 top-0 text-sm" onClick={() => setForgot(true)}>
            Forgot password?
          </button>
        </div>
        <Button type="submit" size="lg" busy={login.isPending} busyLabel="Logging in...">
          Login
        </Button>
      </form>
      {forgot && <ForgotPasswordDialog email={form.getValues('email')} onClose={() => setForgot(false)} />}
    </>
  );
}
