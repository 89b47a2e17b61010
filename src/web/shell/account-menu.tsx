import { Menu as BaseMenu } from '@base-ui/react/menu';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check, LogOut, Settings2, Trash2, Wrench } from 'lucide-react';
import { t } from '../../contract/translate.ts';
import type { Theme } from '../../contract/vocabulary.ts';
import { planWords } from '../../domain/plan-words.ts';
import { call } from '../api.ts';
import { askForLogin } from '../ended-session.ts';
import { useLogout } from '../features/accounts/use-logout.ts';
import { currentUserQuery } from '../session.ts';
import { Menu, MenuItem, MenuSeparator } from '../ui/menu.tsx';
import { AccountChoice } from './account-choice.tsx';
import { AvatarButton, useSignedIn } from './avatar-button.tsx';
import { setTheme, useTheme } from './theme.ts';

/** The menu at the right of the header: user, plan, credits, theme, logout. */
export function AccountMenu({ defaultOpen }: { defaultOpen: boolean }) {
  const user = useSignedIn();
  const logOut = useLogout();
  const trigger = <AvatarButton />;
  if (!user) {
    return (
      <Menu defaultOpen={defaultOpen} trigger={trigger}>
        <MenuItem onClick={askForLogin}>Sign in</MenuItem>
      </Menu>
    );
  }
  return (
    <Menu defaultOpen={defaultOpen} trigger={trigger}>
      <div className="px-3 pt-2 pb-2.5 text-sm">
        <div className="truncate font-semibold">{user.name}</div>
        <div className="truncate text-xs text-ink-faint">
          {user.acting ? `You are acting here as ${user.acting.memberName}` : user.email}
        </div>
      </div>
      <MenuSeparator />
      <AccountChoice user={user} />
      <MenuItem render={<Link to="/settings" />} icon={<Settings2 size={18} strokeWidth={1.6} aria-hidden />}>
        Profile Settings
      </MenuItem>
      <MenuItem render={<Link to="/trash" />} icon={<Trash2 size={18} strokeWidth={1.6} aria-hidden />}>
        Trash
      </MenuItem>
      {user.isAdmin && (
        <MenuItem render={<Link to="/admin" />} icon={<Wrench size={18} strokeWidth={1.6} aria-hidden />}>
          Administration
        </MenuItem>
      )}
      <div className="px-3 py-1.5 text-sm text-ink-soft">Subscription: {planWords(user.subscriptionPlan)}</div>
      <div className="px-3 py-1.5 text-sm text-ink-soft">Credits: {user.cardCreditsRemaining}</div>
      <MenuSeparator />
      <ThemeChoice />
      <MenuSeparator />
      <MenuItem
        onClick={() => logOut.mutate()}
        icon={<LogOut size={18} strokeWidth={1.6} className="rtl:-scale-x-100" aria-hidden />}
      >
        Log out
      </MenuItem>
    </Menu>
  );
}

const themeLabels: ReadonlyArray<[Theme, string]> = [
  ['light', t`Light theme`],
  ['dark', t`Dark theme`],
  ['system', t`System theme`],
];

function ThemeChoice() {
  const theme = useTheme();
  const keepTheme = useKeepTheme();
  return (
    <BaseMenu.RadioGroup value={theme} onValueChange={(next: Theme) => keepTheme(next)} aria-label="Theme">
      {themeLabels.map(([value, label]) => (
        <BaseMenu.RadioItem key={value} value={value} closeOnClick={false} className="popup-item">
          <span className="grid size-[18px] place-items-center">
            <BaseMenu.RadioItemIndicator>
              <Check size={16} strokeWidth={2} aria-hidden />
            </BaseMenu.RadioItemIndicator>
          </span>
          {label}
        </BaseMenu.RadioItem>
      ))}
    </BaseMenu.RadioGroup>
  );
}

/** Applies a theme at once and saves it with the account; offline it applies to this device only. */
function useKeepTheme(): (theme: Theme) => void {
  const queryClient = useQueryClient();
  return (theme) => {
    setTheme(theme);
    // A pending answer may be older than the choice and would restore the previous theme.
    void queryClient.cancelQueries({ queryKey: currentUserQuery.queryKey });
    queryClient.setQueryData(
      currentUserQuery.queryKey,
      (user) => user && { ...user, preferences: { ...user.preferences, theme } },
    );
    // keepalive: the call continues if the page is left at once.
    call('PATCH /api/user', { body: { preferences: { theme } }, keepalive: true }).catch(() => {});
  };
}
