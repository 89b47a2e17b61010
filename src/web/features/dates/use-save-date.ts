import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { CreateDateBody, ImportantDateView } from '../../../contract/dates.ts';
import { t } from '../../../contract/translate.ts';
import { call } from '../../api.ts';
import { markCardsStale } from '../../queries/cards.queries.ts';
import { dateQuery, forgetDate } from '../../queries/dates.queries.ts';
import { useUndoDeletion } from '../../restore-from-trash.ts';
import { addressAfterSave } from '../../return-address.ts';
import { useToast } from '../../ui/toast.tsx';
import { savedDateWords } from './saved-date-words.ts';

type DateBody = Omit<CreateDateBody, 'personId'>;
/** The input of a submit button; `thenCard` continues with a card for the date. */
export type AddDate = { body: DateBody; thenCard: boolean };

/** Adds a date, then opens the address that the form returns to. */
export function useAddDate(personId: number, returnTo: string | undefined) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const toast = useToast();
  const onError = useSaveFailed();
  return useMutation({
    mutationFn: ({ body }: AddDate) => call('POST /api/important-dates', { body: { personId, ...body } }),
    onSuccess: (date, { thenCard }) => {
      queryClient.setQueryData(dateQuery(date.id).queryKey, date);
      void markCardsStale(queryClient);
      router.history.push(
        thenCard
          ? `/cards/create?personId=${personId}&dateId=${date.id}`
          : addressAfterSave(returnTo, personId, date.id),
        undefined,
        { ignoreBlocker: true },
      );
      toast({ title: t`Date added`, description: savedDateWords(date) });
    },
    onError,
  });
}

/** Saves a changed date; its unsent cards follow it (D36). */
export function useUpdateDate(date: ImportantDateView, returnTo: string | undefined) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const toast = useToast();
  const onError = useSaveFailed();
  return useMutation({
    mutationFn: (body: DateBody) =>
      call('PATCH /api/important-dates/:id', { params: { id: date.id }, body: { ...body, version: date.version } }),
    onSuccess: ({ cardsMoved: _, cards, ...saved }) => {
      queryClient.setQueryData(dateQuery(date.id).queryKey, saved);
      void markCardsStale(queryClient);
      router.history.push(returnTo ?? `/people/${date.personId}`, undefined, { ignoreBlocker: true });
      toast({ title: t`Date updated`, description: savedDateWords(saved, cards) });
    },
    onError: (error) => {
      // After another tab's change, the next try is based on the newer version.
      void queryClient.invalidateQueries({ queryKey: dateQuery(date.id).queryKey });
      onError(error);
    },
  });
}

/** Deletes a date and skips its unsent cards unless they are kept (D46). `leave` runs before the data is dropped. */
export function useDeleteDate(date: Pick<ImportantDateView, 'id'>, leave?: () => Promise<void>) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const action = useUndoDeletion('date', date.id);
  return useMutation({
    mutationFn: (keepCards: boolean) =>
      call('DELETE /api/important-dates/:id', { params: { id: date.id }, query: { keepCards: String(keepCards) } }),
    onSuccess: async () => {
      // Leave the date's page before dropping its data, or the page would request it again.
      await leave?.();
      forgetDate(queryClient, date.id);
      queryClient.removeQueries({ queryKey: dateQuery(date.id).queryKey });
      void markCardsStale(queryClient);
      toast({ title: t`Date deleted`, description: t`The important date has been removed.`, action });
    },
    onError: (error) =>
      toast({ title: t`Error`, description: error.message || t`Failed to delete date`, variant: 'destructive' }),
  });
}

function useSaveFailed(): (error: Error) => void {
  const toast = useToast();
  return (error) =>
    toast({ title: t`Error`, description: error.message || t`Failed to save important date`, variant: 'destructive' });
}
