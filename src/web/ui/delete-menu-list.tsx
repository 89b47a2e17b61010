import { Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { Menu, MenuItem } from './menu.tsx';

/** The menu of a page with a Delete action. */
export function DeleteMenuList({
  defaultOpen,
  trigger,
  label,
  onDelete,
}: {
  defaultOpen: boolean;
  trigger: ReactElement;
  label: string;
  onDelete: () => void;
}) {
  return (
    <Menu defaultOpen={defaultOpen} trigger={trigger}>
      <MenuItem danger icon={<Trash2 size={18} strokeWidth={1.6} aria-hidden />} onClick={onDelete}>
        {label}
      </MenuItem>
    </Menu>
  );
}
