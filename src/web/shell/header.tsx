import { Menu as MenuIcon } from 'lucide-react';
import { IconButton } from '../ui/icon-button.tsx';
import { AvatarMenu } from './avatar-menu.tsx';
import { Brand } from './brand.tsx';

/** The sticky 60 px header. `menuOpen` tells whether the drawer or dock is to be seen. */
export function Header({ menuOpen, onMenu }: { menuOpen: boolean; onMenu: () => void }) {
  return (
    <header className="top">
      <IconButton label={menuOpen ? 'Close menu' : 'Open menu'} aria-expanded={menuOpen} onClick={onMenu}>
        <MenuIcon size={21} strokeWidth={1.6} aria-hidden />
      </IconButton>
      <Brand />
      <span className="flex-1" />
      <AvatarMenu />
    </header>
  );
}
