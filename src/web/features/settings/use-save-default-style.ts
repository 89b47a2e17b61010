import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountEndpoints } from '../../../contract/accounts.ts';
import { call } from '../../api.ts';
import { currentUserQuery } from '../../session.ts';
import { useToast } from '../../ui/toast.tsx';

/** Keeps a style, with its photo where it has one, as the user's default. */
export function useSaveDefaultStyle(userId: number) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: ({ cardStyleId, styleImage }: { cardStyleId: string; styleImage: File | null }) =>
      call(accountEndpoints.setDefaultStyle, {
        params: { id: userId },
        body: { cardStyleId },
        files: { styleImage: styleImage ?? undefined },
      }),
    onSuccess: (user) => {
      queryClient.setQueryData(currentUserQuery.queryKey, user);
      toast({ title: 'Success', description: 'Your default card style has been updated.' });
    },
    onError: () =>
      toast({
        title: 'Error',
        description: 'Failed to update your default card style. Please try again.',
        variant: 'destructive',
      }),
  });
}
