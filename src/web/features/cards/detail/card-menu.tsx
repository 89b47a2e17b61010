import { Ellipsis } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useLater } from '../../../ui/use-later.ts';

const loadMenu = () => import('./loaded-card-menu.tsx').then(({ LoadedCardMenu }) => LoadedCardMenu);

/** What is seldom done to a card: a button, and its menu as soon as that is loaded. */
export function CardMenu({ onDelete }: { onDelete: () => void }) {
  const [presses, setPresses] = useState(0);
  const Menu = useLater(loadMenu, presses);
  if (Menu) return <Menu defaultOpen={presses > 0} onDelete={onDelete} />;
  return <MoreButton aria-haspopup="menu" aria-expanded={false} onClick={() => setPresses(presses + 1)} />;
}

/** The button of the menu. */
export function MoreButton(props: ComponentProps<'button'>) {
  return (
    <IconButton label="More actions" {...props}>
      <Ellipsis size={18} strokeWidth={1.6} aria-hidden />
    </IconButton>
  );
}
