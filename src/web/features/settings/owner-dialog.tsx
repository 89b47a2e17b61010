import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { z } from 'zod';
import type { UserView } from '../../../contract/accounts.ts';
import { requiredText } from '../../../contract/fields.ts';
import type { OwnerProof } from '../../../contract/passkeys.ts';
import { t } from '../../../contract/translate.ts';
import { knowsPasskeys, signWithPasskey } from '../../passkeys.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { AccountDialog } from './account-dialog.tsx';
import { passkeysQuery } from './passkeys.query.ts';

const ownerForm = z
  .object({
    name: requiredText(t`Give it a name`, 80),
    way: z.enum(['password', 'passkey', 'login']),
    proof: z.object({ password: z.string().max(1000) }),
  })
  .refine(({ way, proof }) => way !== 'password' || proof.password !== '', {
    path: ['proof', 'password'],
    message: t`Enter your password`,
  });
type OwnerForm = z.infer<typeof ownerForm>;

/**
 * Does something lasting after the user has proved ownership by password or passkey, or, if the account has no password,
 * by a recent login.
 */
export function OwnerDialog({
  user,
  name,
  asksName = false,
  words,
  variant,
  act,
  onDone,
  onClose,
  children,
}: {
  user: UserView;
  name: string;
  asksName?: boolean;
  words: { title: string; description: string; submit: string; busy: string; failed: string };
  variant?: 'danger';
  act: (proof: OwnerProof, name: string) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
  /** Further fields, below the name. */
  children?: ReactNode;
}) {
  const usual = user.hasPassword ? 'password' : 'login';
  const form = useForm<OwnerForm>({
    resolver: zodResolver(ownerForm),
    defaultValues: { name, way: usual, proof: { password: '' } },
  });
  const passkeys = useQuery(passkeysQuery);
  const canSign = knowsPasskeys() && Boolean(passkeys.data?.length);
  const { errors } = form.formState;
  const prove = async ({ way, proof, name: typed }: OwnerForm) => {
    form.setValue('way', usual);
    if (way === 'passkey') return act({ passkey: await signWithPasskey() }, typed);
    return act(way === 'login' ? { recentLogin: true } : proof, typed);
  };
  return (
    <AccountDialog
      email={user.email}
      open
      onOpenChange={onClose}
      form={form}
      words={words}
      variant={variant}
      act={{
        call: prove,
        onDone: (close) => {
          close();
          onDone();
        },
      }}
    >
      {asksName && (
        <Field label="Name" hint="So that you recognize it in the list." error={errors.name?.message}>
          <TextInput autoComplete="off" dir="auto" {...form.register('name')} />
        </Field>
      )}
      {children}
      {user.hasPassword && (
        <Field label="Your password" error={errors.proof?.password?.message}>
          <TextInput type="password" autoComplete="current-password" {...form.register('proof.password')} />
        </Field>
      )}
      {canSign && <SignInstead form={form} />}
    </AccountDialog>
  );
}

function SignInstead({ form }: { form: UseFormReturn<OwnerForm> }) {
  return (
    <Button
      variant="line"
      icon={<KeyRound size={18} strokeWidth={1.6} aria-hidden />}
      onClick={({ currentTarget }) => {
        form.setValue('way', 'passkey');
        currentTarget.form?.requestSubmit();
      }}
    >
      Use a passkey instead
    </Button>
  );
}
