import { Link } from '@tanstack/react-router';
import { Ellipsis, Mail, Pencil, PenLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import type { DateRowProps } from './date-row.tsx';

const dots = <Ellipsis size={18} strokeWidth={1.6} aria-hidden />;

type RowMenuProps = DateRowProps & { named: string };

/**
 * The menu of a date in the overview. A list mounts many rows at once and few of their menus are used: until a mouse, the
 * keyboard or a press comes near, there is only its button.
 */
export function DateRowMenu(props: RowMenuProps) {
  const [near, setNear] = useState<'mouse' | 'keyboard' | 'pressed' | null>(null);
  const label = `More for ${props.named}`;
  if (near === null) {
    return (
      <button
        type="button"
        className="icon-btn"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={false}
        // At once: a press that begins on one button and ends on another is not a click.
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && flushSync(() => setNear('mouse'))}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && setNear('keyboard')}
        onClick={() => setNear('pressed')}
      >
        {dots}
      </button>
    );
  }
  return (
    <Menu
      defaultOpen={near === 'pressed'}
      trigger={
        <IconButton label={label} autoFocus={near === 'keyboard'}>
          {dots}
        </IconButton>
      }
    >
      <RowMenuItems {...props} />
    </Menu>
  );
}

/** On phones with what has no place in the row. */
function RowMenuItems({ date, phone, returnTo, onDelete }: RowMenuProps) {
  return (
    <>
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
    </>
  );
}
