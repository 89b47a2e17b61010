import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportantDateView } from '../../../contract/dates.ts';
import { unsentUnskipped } from '../../../domain/card-lifecycle.ts';
import { countedOccasion } from '../../counted-occasion.ts';
import { cardsQuery } from '../../queries/cards.queries.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useDeleteDate } from './use-save-date.ts';

/** Asks for confirmation before deleting a date, and what to do with its unsent cards (D46). */
export function DeleteDateDialog(props: {
  date: ImportantDateView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Runs after the deletion, before the cached date is dropped. */
  leave?: () => Promise<void>;
}) {
  const { date, open, onOpenChange, leave } = props;
  const [keepCards, setKeepCards] = useState(false);
  const remove = useDeleteDate(date, leave);
  const cards = useQuery({ ...cardsQuery(date.personId), enabled: open }).data ?? [];
  const unsent = cards.filter(
    (card) => card.occasionId === date.id && unsentUnskipped.some((status) => status === card.deliveryStatus),
  ).length;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete Date"
      text="Are you sure you want to delete this important date? This action cannot be undone."
      confirmLabel="Delete"
      busyLabel="Deleting..."
      busy={remove.isPending}
      onConfirm={() => remove.mutate(keepCards, { onSettled: () => onOpenChange(false) })}
    >
      <p className="text-sm font-semibold break-words">
        <bdi>{countedOccasion(date)}</bdi>, <bdi>{date.personName}</bdi>
      </p>
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
  );
}
