import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InTouchView } from '../../contract/keeping-in-touch.ts';
import { t } from '../../contract/translate.ts';
import { useToast } from '../ui/toast.tsx';
import { dueQuery, inTouchQuery } from './in-touch.queries.ts';

/** Sends a change of how the user keeps in touch with a contact, and shows its answer, which is the whole view. */
export function useKeepInTouch<Input>(
  personId: number,
  send: (input: Input) => Promise<InTouchView>,
  onKept?: (view: InTouchView) => void,
) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: send,
    onSuccess: async (view) => {
      queryClient.setQueryData(inTouchQuery(personId).queryKey, view);
      await queryClient.invalidateQueries({ queryKey: dueQuery.queryKey });
      onKept?.(view);
    },
    onError: (error) => toast({ title: t`It was not saved`, description: error.message, variant: 'destructive' }),
  });
}
