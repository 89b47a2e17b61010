import { Trash2 } from 'lucide-react';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { MoreButton } from './card-menu.tsx';

/** What CardMenu shows once it is loaded. */
export function LoadedCardMenu({ defaultOpen, onDelete }: { defaultOpen: boolean; onDelete: () => void }) {
  return (
    <Menu defaultOpen={defaultOpen} trigger={<MoreButton />}>
      <MenuItem danger icon={<Trash2 size={18} strokeWidth={1.6} aria-hidden />} onClick={onDelete}>
        Delete Card
      </MenuItem>
    </Menu>
  );
}
