import { Ellipsis } from 'lucide-react';
import type { ComponentProps } from 'react';
import { IconButton } from './icon-button.tsx';
import { useLaterPopup } from './use-later-popup.ts';

const loadMenu = () => import('./delete-menu-list.tsx').then(({ DeleteMenuList }) => DeleteMenuList);

/** The menu of a page with a Delete action; `label` says what it deletes. */
export function DeleteMenu({ label, onDelete }: { label: string; onDelete: () => void }) {
  const { Popup: List, isPressed, button } = useLaterPopup(loadMenu);
  return List ? (
    <List defaultOpen={isPressed} trigger={<MoreButton />} label={label} onDelete={onDelete} />
  ) : (
    <MoreButton {...button} />
  );
}

function MoreButton(props: ComponentProps<'button'>) {
  return (
    <IconButton label="More actions" {...props}>
      <Ellipsis size={18} strokeWidth={1.6} aria-hidden />
    </IconButton>
  );
}
