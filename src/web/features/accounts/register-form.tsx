import { useForm } from 'react-hook-form';
import { t } from '../../../contract/translate.ts';
import { checkLater } from '../../check-later.ts';
import { isCommonPassword } from '../../common-passwords.ts';
import { showFieldErrors } from '../../form-errors.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { type RegisterValues, useRegister } from './use-sign-in.ts';

const check = checkLater(async () => (await import('../../../contract/accounts.ts')).registerForm);

/** Name, email and password; the password's confirmation stays in the browser. The input survives any error. */
export function RegisterForm({
  returnTo,
  invitation,
  asksInvitation = false,
  asksCode = false,
  submitLabel = t`Register`,
  onRefused,
}: {
  returnTo: string;
  /** The token of the invitation link that was opened. */
  invitation: string | undefined;
  asksInvitation?: boolean;
  /** The code for the first account of an installation that others can reach. */
  asksCode?: boolean;
  submitLabel?: string;
  onRefused?: () => void;
}) {
  const form = useForm<RegisterValues>({
    resolver: check,
    defaultValues: { name: '', email: '', password: '', confirmPassword: '', invitation: '', setUpCode: '' },
  });
  const register = useRegister(returnTo, invitation);
  const { errors } = form.formState;
  const isCommon = isCommonPassword(form.watch('password'));
  const submit = form.handleSubmit((values) =>
    register.mutate(values, {
      onError: (error) => {
        showFieldErrors(error, form);
        onRefused?.();
      },
    }),
  );
  return (
    <form noValidate className="mt-6.5 grid gap-4.5" onSubmit={submit}>
      {asksCode && (
        <Field
          label="Code from the log"
          hint="Fondly printed it at startup, after “The set-up asks for this code”."
          error={errors.setUpCode?.message}
        >
          <TextInput dir="ltr" autoComplete="one-time-code" spellCheck={false} {...form.register('setUpCode')} />
        </Field>
      )}
      {asksInvitation && (
        <Field label="Invitation link" error={errors.invitation?.message}>
          <TextInput dir="ltr" autoComplete="off" {...form.register('invitation')} />
        </Field>
      )}
      <Field label="Name" error={errors.name?.message}>
        <TextInput autoComplete="name" {...form.register('name')} />
      </Field>
      <Field label="Email" error={errors.email?.message}>
        <TextInput type="email" autoComplete="email" inputMode="email" {...form.register('email')} />
      </Field>
      <Field
        label="Password"
        error={errors.password?.message}
        hint={isCommon && 'This is one of the first passwords a stranger would try. A longer one is safer.'}
      >
        <TextInput type="password" autoComplete="new-password" {...form.register('password')} />
      </Field>
      <Field label="Confirm password" error={errors.confirmPassword?.message}>
        <TextInput type="password" autoComplete="new-password" {...form.register('confirmPassword')} />
      </Field>
      <Button type="submit" size="lg" busy={register.isPending} busyLabel="Creating account...">
        {submitLabel}
      </Button>
    </form>
  );
}
