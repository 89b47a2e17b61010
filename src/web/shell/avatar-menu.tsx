import type { ComponentProps } from 'react';
import type { UserView } from '../../contract/accounts.ts';
import { useSessionState } from '../ended-session.ts';
import { useCurrentUser } from '../session.ts';
import { Avatar } from '../ui/avatar.tsx';
import { useLaterMenu } from '../ui/use-later-menu.ts';

const loadMenu = () => import('./account-menu.tsx').then(({ AccountMenu }) => AccountMenu);

/** The avatar at the right of the header, and its menu as soon as that is loaded. */
export function AvatarMenu() {
  const { Menu, isWanted, button } = useLaterMenu(loadMenu);
  return Menu ? <Menu defaultOpen={isWanted} /> : <AvatarButton {...button} />;
}

/** The signed-in user; null once the session has ended, though the page stays open. */
export function useSignedIn(): UserView | null {
  const user = useCurrentUser();
  return useSessionState() === 'alive' ? user : null;
}

/** Who is signed in, as the button of the menu. */
export function AvatarButton(props: ComponentProps<'button'>) {
  const user = useSignedIn();
  return (
    <button
      type="button"
      {...props}
      className="avatar-btn touch"
      aria-label={user ? `Account menu of ${user.name}` : 'Account menu'}
    >
      <Avatar name={user?.name ?? ''} imageUrl={user?.avatarUrl} />
    </button>
  );
}
