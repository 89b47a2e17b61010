import { useQueryClient } from '@tanstack/react-query';
import { accountEndpoints } from '../../contract/accounts.ts';
import type { Theme } from '../../contract/vocabulary.ts';
import { call } from '../api.ts';
import { currentUserQuery } from '../session.ts';
import { setTheme } from './theme.ts';

/** Paints a theme at once and keeps it with the account; without a connection it holds on this device. */
export function useKeepTheme(): (theme: Theme) => void {
  const queryClient = useQueryClient();
  return (theme) => {
    setTheme(theme);
    // An answer on its way may be older than the choice, and would paint the theme before it again.
    void queryClient.cancelQueries({ queryKey: currentUserQuery.queryKey });
    queryClient.setQueryData(
      currentUserQuery.queryKey,
      (user) => user && { ...user, preferences: { ...user.preferences, theme } },
    );
    // Also when the page is left at once.
    call(accountEndpoints.update, { body: { preferences: { theme } }, keepalive: true }).catch(() => {});
  };
}
