import type { ComponentProps } from 'react';
import { useCurrentUser } from '../session.ts';
import { Avatar } from '../ui/avatar.tsx';
import { useLaterMenu } from '../ui/use-later-menu.ts';

const loadMenu = () => import('./account-menu.tsx').then(({ AccountMenu }) => AccountMenu);

/** The avatar at the right of the header, and its menu as soon as that is loaded. */
export function AvatarMenu() {
  const { Menu, isWanted, button } = useLaterMenu(loadMenu);
  return Menu ? <Menu defaultOpen={isWanted} /> : <AvatarButton {...button} />;
}

/** Who is signed in, as the button of the menu. */
export function AvatarButton(props: ComponentProps<'button'>) {
  const user = useCurrentUser();
  return (
    <button
      type="button"
      {...props}
      className="avatar-btn"
      aria-label={user ? `Account menu of ${user.name}` : 'Account menu'}
    >
      <Avatar name={user?.name ?? ''} imageUrl={user?.avatarUrl} />
    </button>
  );
}
