import { Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { Menu, MenuItem } from './menu.tsx';

/** The open menu of a page with a Delete action. */
export function DeleteMenuList({
  trigger,
  label,
  onDelete,
}: {
  trigger: ReactElement;
  label: string;
  onDelete: () => void;
}) {
  return (
    <Menu trigger={trigger}>
      <MenuItem danger icon={<Trash2 size={18} strokeWidth={1.6} aria-hidden />} onClick={onDelete}>
        {label}
      </MenuItem>
    </Menu>
  );
}
