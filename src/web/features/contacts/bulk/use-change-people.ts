import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BulkUndo, ChangePeopleBody } from '../../../../contract/bulk.ts';
import { t } from '../../../../contract/translate.ts';
import { call } from '../../../api.ts';
import { markPeopleStale } from '../../../queries/people.queries.ts';
import { useToast } from '../../../ui/toast.tsx';
import { changedWords, undoneWords } from './bulk-words.ts';

const undoMs = 12_000;

/** Changes many contacts, and offers to undo it. */
export function useChangePeople(onDone: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const undo = useMutation({
    mutationFn: (undo: BulkUndo) => call('POST /api/people/bulk/undo', { body: { undo } }),
    onSuccess: async (undone) => {
      await markPeopleStale(queryClient);
      toast(undoneWords(undone));
    },
    onError: (error) => toast({ title: t`Undo failed`, description: error.message, variant: 'destructive' }),
  });
  return useMutation({
    mutationFn: (body: ChangePeopleBody) => call('POST /api/people/bulk', { body }),
    onSuccess: async (done, { change }) => {
      onDone();
      await markPeopleStale(queryClient);
      const { undo: former } = done;
      toast({
        ...changedWords(change.kind, done),
        timeoutMs: undoMs,
        ...(former && { action: { label: t`Undo`, onClick: () => undo.mutate(former) } }),
      });
    },
    onError: (error) => toast({ title: t`Nothing was changed`, description: error.message, variant: 'destructive' }),
  });
}
