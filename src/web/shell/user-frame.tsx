import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useCurrentUser } from '../session.ts';
import { setAnimations } from './animations.ts';
import { setTheme } from './theme.ts';

/** Around every page of who is signed in: theme and animations as the account prefers them, on every device. */
export function UserFrame() {
  const preferences = useCurrentUser()?.preferences;
  const theme = preferences?.theme;
  const animations = preferences?.useAnimations;
  useEffect(() => {
    if (theme) setTheme(theme);
  }, [theme]);
  useEffect(() => {
    if (animations !== undefined) setAnimations(animations);
  }, [animations]);
  return <Outlet />;
}
