import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { accountEndpoints } from '../../../contract/accounts.ts';
import { call } from '../../api.ts';
import { leaveDevice } from '../../device-messages.ts';
import { currentUserQuery } from '../../session.ts';
import { useToast } from '../../ui/toast.tsx';

/** Ends the session, forgets everything that was read and goes to the sign-in page. */
export function useLogout() {
  const queryClient = useQueryClient();
  const router = useRouter();
  const toast = useToast();
  return useMutation({
    mutationFn: async () => {
      // While the session still may.
      await leaveDevice();
      await call(accountEndpoints.logout);
    },
    onSuccess: async () => {
      queryClient.clear();
      // What was typed and not saved belongs to who leaves.
      sessionStorage.clear();
      queryClient.setQueryData(currentUserQuery.queryKey, null);
      await router.navigate({ to: '/auth' });
      toast({ title: 'Logged out', description: 'You have been logged out successfully.' });
    },
    onError: (error) => toast({ title: 'Logout failed', description: error.message, variant: 'destructive' }),
  });
}
