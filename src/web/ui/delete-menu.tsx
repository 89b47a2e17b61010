import { EllipsisVertical, Trash2 } from 'lucide-react';
import { IconButton } from './icon-button.tsx';
import { Menu, MenuItem } from './menu.tsx';

/** The menu of a page whose thing can be deleted: `label` says what. */
export function DeleteMenu({ label, onDelete }: { label: string; onDelete: () => void }) {
  return (
    <Menu
      trigger={
        <IconButton label="More actions">
          <EllipsisVertical size={18} strokeWidth={1.6} aria-hidden />
        </IconButton>
      }
    >
      <MenuItem danger icon={<Trash2 size={18} strokeWidth={1.6} aria-hidden />} onClick={onDelete}>
        {label}
      </MenuItem>
    </Menu>
  );
}
