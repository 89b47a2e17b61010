import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { PersonView } from '../../../contract/people.ts';
import { readerLocale, t } from '../../../contract/translate.ts';
import { trashDays } from '../../../contract/trash-limits.ts';
import { ApiError, call } from '../../api.ts';
import { cardsQuery } from '../../queries/cards.queries.ts';
import { datesQuery } from '../../queries/dates.queries.ts';
import { markPeopleStale, personQuery } from '../../queries/people.queries.ts';
import { useUndoDeletion } from '../../restore-from-trash.ts';
import { deleteFailed } from '../../toast-titles.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DeleteMenu } from '../../ui/delete-menu.tsx';
import { useToast } from '../../ui/toast.tsx';

/** The menu of a contact's page and form. Delete Contact first says what else is deleted (D46). */
export function ContactMenu({ person }: { person: PersonView }) {
  const [asking, setAsking] = useState(false);
  const dates = useQuery(datesQuery(person.id));
  const cards = useQuery(cardsQuery(person.id));
  const remove = useDeleteContact(person, () => setAsking(false));
  return (
    <>
      <DeleteMenu label="Delete Contact" onDelete={() => setAsking(true)} />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Delete ${person.name}?`}
        text={[
          person.kind === 'household' && t`The people who live here stay in your contacts.`,
          deletionWords(dates.data?.length, cards.data?.length),
        ]
          .filter(Boolean)
          .join(' ')}
        confirmLabel="Delete Contact"
        busyLabel="Deleting..."
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </>
  );
}

function useDeleteContact(person: PersonView, onEnd: () => void) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const action = useUndoDeletion('contact', person.id);
  return useMutation({
    mutationFn: () => call('DELETE /api/people/:id', { params: { id: person.id } }),
    onSuccess: async () => {
      // Leave the contact's page before dropping its data, or the page would request it again.
      await navigate({ to: '/people', ignoreBlocker: true });
      queryClient.removeQueries({ queryKey: personQuery(person.id).queryKey });
      void markPeopleStale(queryClient);
      toast({ title: t`Contact deleted`, description: t`${person.name} is no longer in your contacts.`, action });
    },
    onError: (error) => {
      const refused = error instanceof ApiError && error.status === 409;
      toast({
        title: refused ? deleteFailed : t`Error`,
        description: error.message || t`Failed to delete contact`,
        variant: 'destructive',
      });
    },
    onSettled: onEnd,
  });
}

/** Says what is deleted with a contact (D46); unknown counts are left out. */
export function deletionWords(dates: number | undefined, cards: number | undefined): string {
  const parts = [
    dates && (dates === 1 ? t`1 important date` : t`${dates} important dates`),
    cards && (cards === 1 ? t`1 card` : t`${cards} cards`),
  ].filter((part) => typeof part === 'string');
  const stays = t`Everything stays in the trash for ${trashDays} days.`;
  if (parts.length === 0) return stays;
  return `${t`Their ${new Intl.ListFormat(readerLocale).format(parts)} will be deleted too.`} ${stays}`;
}
