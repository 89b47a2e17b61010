import { EllipsisVertical, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { IconButton } from './icon-button.tsx';
import { Menu, MenuItem } from './menu.tsx';

/** The menu of a page with a Delete action; `label` says what it deletes. */
export function DeleteMenu({
  label,
  onDelete,
  trigger = (
    <IconButton label="More actions">
      <EllipsisVertical size={18} strokeWidth={1.6} aria-hidden />
    </IconButton>
  ),
  defaultOpen,
}: {
  label: string;
  onDelete: () => void;
  trigger?: ReactElement;
  defaultOpen?: boolean;
}) {
  return (
    <Menu trigger={trigger} defaultOpen={defaultOpen}>
      <MenuItem danger icon={<Trash2 size={18} strokeWidth={1.6} aria-hidden />} onClick={onDelete}>
        {label}
      </MenuItem>
    </Menu>
  );
}
