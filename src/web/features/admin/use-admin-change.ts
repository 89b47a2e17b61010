import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '../../../contract/translate.ts';
import { markAdminStale } from '../../queries/admin.queries.ts';
import { useToast } from '../../ui/toast.tsx';

type Told = { title: string; description?: string };

/** The toasts of a change; `failed` is the title above the server's message. */
export type ChangeWords = { done: Told; failed: string };

/** A change in the admin area. It shows a toast and reads the lists again, after a delay if `refetchAfterMs` is set. */
export function useAdminChange<Input, Result>(
  act: (input: Input) => Promise<Result>,
  words: (input: Input) => ChangeWords,
  refetchAfterMs: (input: Input) => number = () => 0,
) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: act,
    onSuccess: async (_, input) => {
      toast(words(input).done);
      const delayMs = refetchAfterMs(input);
      if (delayMs > 0) setTimeout(() => void markAdminStale(queryClient), delayMs);
      else await markAdminStale(queryClient);
    },
    onError: (error, input) => {
      toast({
        title: words(input).failed,
        description: error.message || t`An error occurred`,
        variant: 'destructive',
      });
      // The item may have been changed or deleted elsewhere.
      void markAdminStale(queryClient);
    },
  });
}
