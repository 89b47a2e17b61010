import { useQuery } from '@tanstack/react-query';
import { EllipsisVertical, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ImportantDateView } from '../../../contract/dates.ts';
import { unsentUnskipped } from '../../../domain/card-lifecycle.ts';
import { cardsQuery } from '../../queries/cards.queries.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { useDeleteDate } from './use-save-date.ts';

/** The menu of a date's form: Delete Date, which asks what becomes of its unsent cards (D46). */
export function DateMenu({ date, returnTo }: { date: ImportantDateView; returnTo: string | undefined }) {
  const [asking, setAsking] = useState(false);
  const [keepCards, setKeepCards] = useState(false);
  const remove = useDeleteDate(date, returnTo);
  const cards = useQuery({ ...cardsQuery(date.personId), enabled: asking }).data ?? [];
  const unsent = cards.filter(
    (card) => card.occasionId === date.id && unsentUnskipped.some((status) => status === card.deliveryStatus),
  ).length;
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
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete Date"
        text="Are you sure you want to delete this important date? This action cannot be undone."
        confirmLabel="Delete"
        busyLabel="Deleting..."
        busy={remove.isPending}
        onConfirm={() => remove.mutate(keepCards, { onSettled: () => setAsking(false) })}
      >
        {unsent > 0 && (
          <>
            <p className="text-sm text-ink-soft">
              {unsent === 1 ? 'Its unsent card will be skipped.' : `Its ${unsent} unsent cards will be skipped.`}
            </p>
            <Checkbox checked={keepCards} onCheckedChange={setKeepCards}>
              {unsent === 1 ? 'Keep the card' : 'Keep the cards'}
            </Checkbox>
          </>
        )}
      </ConfirmDialog>
    </>
  );
}
