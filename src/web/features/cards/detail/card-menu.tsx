import { Ellipsis } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useLaterMenu } from '../../../ui/use-later-menu.ts';

const loadMenu = () => import('./loaded-card-menu.tsx').then(({ LoadedCardMenu }) => LoadedCardMenu);

/** Rare actions on a card: a button, and its menu once that is loaded. */
export function CardMenu({ onDelete }: { onDelete: () => void }) {
  const { Menu, isWanted, button } = useLaterMenu(loadMenu);
  return Menu ? <Menu defaultOpen={isWanted} onDelete={onDelete} /> : <MoreButton {...button} />;
}

/** The button of the menu. */
export function MoreButton(props: ComponentProps<'button'>) {
  return (
    <IconButton label="More actions" {...props}>
      <Ellipsis size={18} strokeWidth={1.6} aria-hidden />
    </IconButton>
  );
}
