import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CardView } from '../../../../contract/cards.ts';
import type { SigningView } from '../../../../contract/signing.ts';
import { t } from '../../../../contract/translate.ts';
import { call } from '../../../api.ts';
import { signingQuery } from '../../../queries/signing.queries.ts';
import { useToast } from '../../../ui/toast.tsx';

/** What the owner can do with a card that others sign; each answer replaces what the panel shows. */
export function useSigning(card: Pick<CardView, 'id'>) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const params = { id: card.id };
  const { queryKey } = signingQuery(card.id);
  const keep = async (signing: SigningView) => {
    // A running read is older and must not overwrite it.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, { signing });
  };
  const fail = (title: string) => (error: Error) => {
    toast({ title, description: error.message, variant: 'destructive' });
    void queryClient.invalidateQueries({ queryKey });
  };
  const open = useMutation({
    mutationFn: (body: { until: string; note: string }) => call('PUT /api/cards/:id/signing', { params, body }),
    onSuccess: keep,
  });
  const close = useMutation({
    mutationFn: () => call('DELETE /api/cards/:id/signing', { params }),
    onSuccess: keep,
    onError: fail(t`Signing was not ended`),
  });
  const invite = useMutation({
    mutationFn: (personIds: number[]) =>
      call('POST /api/cards/:id/signing/invitations', { params, body: { personIds } }),
    onSuccess: async (signing) => {
      await keep(signing);
      toast({ title: t`They have been asked`, description: t`The emails are on their way.` });
    },
  });
  const remind = useMutation({
    mutationFn: () => call('POST /api/cards/:id/signing/reminders', { params }),
    onSuccess: async (signing) => {
      await keep(signing);
      toast({ title: t`They have been reminded`, description: t`The emails are on their way.` });
    },
    onError: fail(t`Nobody was reminded`),
  });
  const changeEntry = useMutation({
    mutationFn: ({ entryId, ...body }: { entryId: number; isHidden?: boolean; move?: 'up' | 'down' }) =>
      call('PATCH /api/cards/:id/signing/entries/:entryId', { params: { ...params, entryId }, body }),
    onSuccess: keep,
    onError: fail(t`The entry was not changed`),
  });
  const removeEntry = useMutation({
    mutationFn: (entryId: number) =>
      call('DELETE /api/cards/:id/signing/entries/:entryId', { params: { ...params, entryId } }),
    onSuccess: keep,
    onError: fail(t`The entry was not removed`),
  });
  return { open, close, invite, remind, changeEntry, removeEntry };
}
export type SigningActs = ReturnType<typeof useSigning>;
