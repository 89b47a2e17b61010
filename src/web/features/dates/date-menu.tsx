import { useRouter } from '@tanstack/react-router';
import { EllipsisVertical, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ImportantDateView } from '../../../contract/dates.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { DeleteDateDialog } from './delete-date-dialog.tsx';

/** The menu of a date's form: Delete Date. */
export function DateMenu({ date, returnTo }: { date: ImportantDateView; returnTo: string | undefined }) {
  const [asking, setAsking] = useState(false);
  const router = useRouter();
  return (
    <>
      <Menu
        trigger={
          <IconButton label="More actions">
            <EllipsisVertical size={18} strokeWidth={1.6} aria-hidden />
          </IconButton>
        }
      >
        <MenuItem danger icon={<Trash2 size={18} strokeWidth={1.6} aria-hidden />} onClick={() => setAsking(true)}>
          Delete Date
        </MenuItem>
      </Menu>
      <DeleteDateDialog
        date={date}
        open={asking}
        onOpenChange={setAsking}
        leave={() => router.navigate({ href: returnTo ?? `/people/${date.personId}`, ignoreBlocker: true })}
      />
    </>
  );
}
