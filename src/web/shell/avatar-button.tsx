import type { ComponentProps } from 'react';
import type { UserView } from '../../contract/accounts.ts';
import { useSessionState } from '../ended-session.ts';
import { useCurrentUser } from '../session.ts';
import { Avatar } from '../ui/avatar.tsx';

/** The signed-in user; null once the session has ended, while the page stays open. */
export function useSignedIn(): UserView | null {
  const user = useCurrentUser();
  return useSessionState() === 'alive' ? user : null;
}

/** The avatar of the signed-in user as the menu's button. */
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
