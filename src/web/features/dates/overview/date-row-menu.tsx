import { Link } from '@tanstack/react-router';
import { Mail, Pencil, PenLine, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import type { DateRowProps } from './date-row.tsx';

/** The menu of a date in the overview; on phones with the items that do not fit the row. */
export function DateRowMenu({
  date,
  phone,
  returnTo,
  onDelete,
  defaultOpen,
  trigger,
}: DateRowProps & { defaultOpen: boolean; trigger: ReactElement }) {
  return (
    <Menu defaultOpen={defaultOpen} trigger={trigger}>
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
          {date.card && (
            <MenuItem
              icon={<Mail size={18} strokeWidth={1.6} aria-hidden />}
              render={<Link to="/cards/$id" params={{ id: String(date.card.id) }} />}
            >
              View card
            </MenuItem>
          )}
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
