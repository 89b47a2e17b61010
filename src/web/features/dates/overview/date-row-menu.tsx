import { Link } from '@tanstack/react-router';
import { Ellipsis, Pencil, PenLine, Trash2 } from 'lucide-react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import type { DateRowProps } from './date-row.tsx';

/** The menu of a date in the overview; on phones with what has no place in the row. */
export function DateRowMenu({ date, phone, returnTo, onDelete, named }: DateRowProps & { named: string }) {
  return (
    <Menu
      trigger={
        <IconButton label={`More for ${named}`}>
          <Ellipsis size={18} strokeWidth={1.6} aria-hidden />
        </IconButton>
      }
    >
      {phone && (
        <>
          <MenuItem
            icon={<Pencil size={18} strokeWidth={1.6} aria-hidden />}
            render={
              <Link
                to="/people/$personId/dates/$dateId/edit"
                params={{ personId: String(date.personId), dateId: String(date.id) }}
                search={{ returnTo }}
              />
            }
          >
            Edit
          </MenuItem>
          <MenuItem
            icon={<PenLine size={18} strokeWidth={1.6} aria-hidden />}
            render={<Link to="/cards/create" search={{ personId: date.personId, dateId: date.id }} />}
          >
            Create card
          </MenuItem>
        </>
      )}
      <MenuItem danger icon={<Trash2 size={18} strokeWidth={1.6} aria-hidden />} onClick={() => onDelete(date)}>
        Delete Date
      </MenuItem>
    </Menu>
  );
}
