import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useCurrentUser } from '../session.ts';
import { useCalm } from '../ui/calm.ts';
import { useToast } from '../ui/toast.tsx';
import { setAnimations } from './animations.ts';
import { setTheme } from './theme.ts';

/** Around every page of who is signed in: theme and animations as the account prefers them, on every device; and the worker. */
export function UserFrame() {
  const user = useCurrentUser();
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
  return <Outlet />;
}

/** Only for who is signed in, and when the first page stands: who opens a card that was sent to them gets none. */
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
