import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { offerLogin, useSessionState } from '../ended-session.ts';
import { useCurrentUser } from '../session.ts';
import { useCalm } from '../ui/calm.ts';
import { useToast } from '../ui/toast.tsx';
import { useLater } from '../ui/use-later.ts';
import { setTheme } from './theme.ts';

const loadLogin = () => import('../features/accounts/login-again.tsx').then(({ LoginAgain }) => LoginAgain);

/**
 * Around every page of who is signed in: theme and animations as the account prefers them, on every device; the worker; and
 * the login when the session ends. The pages of `userId` give way to new ones when another account logs in.
 */
export function UserFrame({ userId }: { userId: number }) {
  const user = useCurrentUser();
  const LoginAgain = useLater(loadLogin, useSessionState().startsWith('asking'));
  const preferences = user?.preferences;
  const theme = preferences?.theme;
  const animations = preferences?.useAnimations;
  useEffect(() => {
    if (theme) setTheme(theme);
  }, [theme]);
  useEffect(() => {
    if (animations !== undefined) setAnimations(animations);
  }, [animations]);
  useServiceWorker(user?.id);
  useEffect(() => offerLogin(), []);
  return (
    <>
      <Outlet key={userId} />
      {LoginAgain && user && <LoginAgain user={user} />}
    </>
  );
}

/** Only for signed-in users, after the first page is shown: recipients of cards get none. */
function useServiceWorker(userId: number | undefined) {
  const calm = useCalm();
  const toast = useToast();
  useEffect(() => {
    // Without a connection: at the next visit.
    if (calm) import('./keep-service-worker.ts').then((worker) => worker.keepServiceWorker(toast)).catch(() => {});
  }, [calm, toast]);
  useEffect(() => {
    if (calm && userId) import('../device-messages.ts').then(({ keepDevice }) => keepDevice(userId)).catch(() => {});
  }, [calm, userId]);
}

const storageKey = 'ui-animations';

/** Paints the choice, and stores it so that the next page has it before its first paint. */
function setAnimations(on: boolean): void {
  document.documentElement.dataset.animations = on ? 'on' : 'off';
  try {
    localStorage.setItem(storageKey, on ? 'on' : 'off');
  } catch {
    // Without storage the choice is painted when the account is known.
  }
}
