import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UpdateUserBody } from '../../../contract/accounts.ts';
import { t } from '../../../contract/translate.ts';
import { call } from '../../api.ts';
import { currentUserQuery } from '../../session.ts';
import { useToast } from '../../ui/toast.tsx';

/** Saves changed settings and shows a toast. */
export function useSaveSettings() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: UpdateUserBody) => call('PATCH /api/user', { body }),
    onSuccess: async (user, { email }) => {
      await queryClient.cancelQueries({ queryKey: currentUserQuery.queryKey });
      queryClient.setQueryData(currentUserQuery.queryKey, user);
      toast({
        title: t`Settings updated`,
        description:
          email && user.pendingEmail
            ? t`Open the link in the email to ${user.pendingEmail}, and it becomes your address.`
            : undefined,
      });
    },
    onError: (error) =>
      toast({ title: t`Failed to update settings`, description: error.message, variant: 'destructive' }),
  });
}
