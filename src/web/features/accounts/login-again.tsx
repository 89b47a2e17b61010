import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { UserView } from '../../../contract/accounts.ts';
import { forgetWaitingCalls, goOnAfterLogin, stopAsking, useSessionState } from '../../ended-session.ts';
import { currentUserQuery } from '../../session.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { LoginForm } from './login-form.tsx';

/** Asks a user whose session has ended to log in, in a dialog over the unchanged page. */
export function LoginAgain({ user }: { user: UserView }) {
  const state = useSessionState();
  const asks = state.startsWith('asking');
  const isOwnerAsked = state === 'asking-owner';
  const router = useRouter();
  const enter = useEnterAgain(user);
  const passwordField = useRef<HTMLInputElement | null>(null);
  useEscape(asks);
  return (
    <Dialog
      open={asks}
      onOpenChange={stopAsking}
      size="sm"
      title={isOwnerAsked ? 'Confirm that it is you' : 'Please log in again'}
      description={
        isOwnerAsked
          ? 'What you are about to do lasts beyond this session, so please log in once more. What you typed is still here.'
          : 'Your session has ended. What you typed is still here. Log in to continue.'
      }
      initialFocus={passwordField}
    >
      <LoginForm
        email={user.acting?.memberEmail ?? user.email}
        onEnter={enter}
        passwordField={passwordField}
        returnTo={router.state.location.href}
      />
    </Dialog>
  );
}

function useEnterAgain(user: UserView): (entered: UserView) => void {
  const queryClient = useQueryClient();
  const router = useRouter();
  return (entered) => {
    if (entered.id !== user.id) {
      // Nothing of one account may reach another: cached data, typed text and waiting calls are dropped.
      forgetWaitingCalls();
      queryClient.clear();
      sessionStorage.clear();
      queryClient.setQueryData(currentUserQuery.queryKey, entered);
      void router.navigate({ to: '/', replace: true, ignoreBlocker: true });
      return;
    }
    queryClient.setQueryData(currentUserQuery.queryKey, entered);
    goOnAfterLogin();
    void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
    void router.invalidate({ filter: ({ status }) => status === 'error' });
  };
}

/** Escape closes only this dialog: one of the page below would otherwise close too and lose its input. */
function useEscape(asks: boolean): void {
  useEffect(() => {
    if (!asks) return;
    const close = (event: KeyboardEvent) => {
      const isInNested = event.target instanceof Element && event.target.closest('[data-nested]');
      if (event.key !== 'Escape' || isInNested) return;
      event.stopImmediatePropagation();
      stopAsking();
    };
    addEventListener('keydown', close, true);
    return () => removeEventListener('keydown', close, true);
  }, [asks]);
}
