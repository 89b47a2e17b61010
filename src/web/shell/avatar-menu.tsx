import { type ComponentProps, useState } from 'react';
import { useCurrentUser } from '../session.ts';
import { Avatar } from '../ui/avatar.tsx';
import { useLater } from '../ui/use-later.ts';

const loadMenu = () => import('./account-menu.tsx').then(({ AccountMenu }) => AccountMenu);

/** The avatar at the right of the header, and its menu as soon as that is loaded. */
export function AvatarMenu() {
  const [presses, setPresses] = useState(0);
  const Menu = useLater(loadMenu, presses);
  if (Menu) return <Menu defaultOpen={presses > 0} />;
  return <AvatarButton aria-haspopup="menu" aria-expanded={false} onClick={() => setPresses(presses + 1)} />;
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
