import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { z } from 'zod';
import type { loginBody, registerForm, UserView } from '../../../contract/accounts.ts';
import { t } from '../../../contract/translate.ts';
import { call } from '../../api.ts';
import { currentUserQuery } from '../../session.ts';
import { useToast } from '../../ui/toast.tsx';

export type LoginValues = z.input<typeof loginBody>;
export type RegisterValues = z.input<typeof registerForm>;

/** Logs in, then calls `enter`. */
export function useLogin(enter: (user: UserView) => void): UseMutationResult<UserView, Error, LoginValues> {
  const toast = useToast();
  return useMutation({
    mutationFn: (values: LoginValues) => call('POST /api/login', { body: values, signsIn: true }),
    onSuccess: (user) => {
      enter(user);
      toast({ title: t`Welcome back!`, description: t`You're now logged in as ${user.name}` });
    },
    onError: (error) =>
      toast({
        title: t`Login failed`,
        description: error.message || t`Invalid email or password`,
        variant: 'destructive',
      }),
  });
}

/** Creates an account in the browser's time zone, with an opened or pasted invitation, then opens `returnTo`. */
export function useRegister(
  returnTo: string,
  opened: string | undefined,
): UseMutationResult<UserView, Error, RegisterValues> {
  const enter = useEnter(returnTo);
  const toast = useToast();
  return useMutation({
    mutationFn: ({ name, email, password, invitation: pasted, setUpCode }: RegisterValues) => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const invitation = opened ?? (pasted ? invitationIn(pasted) : undefined);
      return call('POST /api/register', {
        body: { name, email, password, timeZone, invitation, setUpCode: setUpCode || undefined },
      });
    },
    onSuccess: (user) => {
      enter(user);
      toast({ title: t`Account created!`, description: t`Your account has been created successfully.` });
    },
    onError: (error) =>
      toast({
        title: t`Registration failed`,
        description: error.message || t`Could not create your account`,
        variant: 'destructive',
      }),
  });
}

/** Completes a sign-in: stores the account and opens `returnTo`. */
export function useEnter(returnTo: string): (user: UserView) => void {
  const queryClient = useQueryClient();
  const router = useRouter();
  return (user) => {
    queryClient.clear();
    queryClient.setQueryData(currentUserQuery.queryKey, user);
    router.history.replace(returnTo);
  };
}

/** The token in pasted text, which may be a complete invitation link or only its end. */
export function invitationIn(pasted: string): string {
  return /[?&]invitation=([^&#\s]+)/.exec(pasted)?.[1] ?? pasted.trim();
}
