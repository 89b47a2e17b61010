import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { registerForm } from '../../../contract/accounts.ts';
import { isCommonPassword } from '../../common-passwords.ts';
import { showFieldErrors } from '../../form-errors.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { type RegisterValues, useRegister } from './use-sign-in.ts';

/** Name, e-mail and the password twice; the second one stays in the browser. */
export function RegisterForm({ returnTo }: { returnTo: string }) {
  const form = useForm<RegisterValues>({
    resolver: zodResolver(registerForm),
    defaultValues: { name: '', email: '', password: '', confirmPassword: '' },
  });
  const register = useRegister(returnTo);
  const { errors } = form.formState;
  const isCommon = isCommonPassword(form.watch('password'));
  const submit = form.handleSubmit((values) =>
    register.mutate(values, { onError: (error) => showFieldErrors(error, form) }),
  );
  return (
    <form noValidate className="mt-6.5 grid gap-4.5" onSubmit={submit}>
      <Field label="Name" error={errors.name?.message}>
        <TextInput autoComplete="name" {...form.register('name')} />
      </Field>
      <Field label="Email" error={errors.email?.message}>
        <TextInput type="email" autoComplete="email" inputMode="email" {...form.register('email')} />
      </Field>
      <Field
        label="Password"
        error={errors.password?.message}
        hint={isCommon && 'This is one of the first passwords that a stranger would try. A longer one is safer.'}
      >
        <TextInput type="password" autoComplete="new-password" {...form.register('password')} />
      </Field>
      <Field label="Confirm password" error={errors.confirmPassword?.message}>
        <TextInput type="password" autoComplete="new-password" {...form.register('confirmPassword')} />
      </Field>
      <Button type="submit" size="lg" busy={register.isPending} busyLabel="Creating account...">
        Register
      </Button>
    </form>
  );
}
