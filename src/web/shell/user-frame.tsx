import { useQueryClient } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useEffect, useLayoutEffect } from 'react';
import type { UserView } from '../../contract/accounts.ts';
import { offerLogin, useSessionState } from '../ended-session.ts';
import { useCurrentUser } from '../session.ts';
import { whenCalm } from '../ui/calm.ts';
import { useToast } from '../ui/toast.tsx';
import { useLater } from '../ui/use-later.ts';
import { setTheme } from './theme.ts';

const loadLogin = () => import('../features/accounts/login-again.tsx').then(({ LoginAgain }) => LoginAgain);

/**
 * Wraps all signed-in pages: applies the account's theme and animations, registers the service worker, and asks to log
 * in when the session ends. If another account logs in, all pages mount again.
 */
export function UserFrame({ userId }: { userId: number }) {
  const user = useCurrentUser();
  const LoginAgain = useLater(loadLogin, useSessionState().startsWith('asking'));
  const preferences = user?.preferences;
  const theme = preferences?.theme;
  const animations = preferences?.useAnimations;
  const level = user?.acting?.level;
  useEffect(() => {
    if (theme) setTheme(theme);
  }, [theme]);
  useLayoutEffect(() => {
    // Elements that this level refuses are not shown: shell.css reads it.
    if (level) document.documentElement.dataset.level = level;
  }, [level]);
  useEffect(() => {
    if (animations !== undefined) setAnimations(animations);
  }, [animations]);
  useKeptPage(user);
  useEffect(() => offerLogin(), []);
  return (
    <>
      <Outlet key={userId} />
      {LoginAgain && user && <LoginAgain user={user} />}
    </>
  );
}

/** Does the rest after the first page is shown; only for signed-in users, not for recipients of cards. */
function useKeptPage(user: UserView | null) {
  const queryClient = useQueryClient();
  const toast = useToast();
  useEffect(() => {
    if (!user) return;
    return whenCalm(() =>
      import('./keep-page.tsx').then(({ keepPage }) => keepPage(user, queryClient, toast)).catch(() => {}),
    );
  }, [user, queryClient, toast]);
}

const storageKey = 'ui-animations';

/** Applies the setting and stores it, so that the next page applies it before its first paint. */
function setAnimations(on: boolean): void {
  document.documentElement.dataset.animations = on ? 'on' : 'off';
  try {
    localStorage.setItem(storageKey, on ? 'on' : 'off');
  } catch {
    // Without storage the setting is applied once the account is loaded.
  }
}
