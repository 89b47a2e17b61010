import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { t } from '../../../contract/translate.ts';
import { call } from '../../api.ts';
import { leaveDevice } from '../../device-messages.ts';
import { currentUserQuery, forgetSignIn } from '../../session.ts';
import { useToast } from '../../ui/toast.tsx';

/** Ends the session, clears all cached data and opens the sign-in page. */
export function useLogout() {
  const queryClient = useQueryClient();
  const router = useRouter();
  const toast = useToast();
  return useMutation({
    mutationFn: async () => {
      // Before the logout, because the call needs the session.
      await leaveDevice();
      return call('POST /api/logout');
    },
    onSuccess: async (ended) => {
      queryClient.clear();
      // Drafts belong to the user who logs out.
      sessionStorage.clear();
      forgetSignIn();
      queryClient.setQueryData(currentUserQuery.queryKey, null);
      // The service that opened the session ends its own, and sends the browser back to the sign-in page.
      if (ended) return location.assign(ended.url);
      await router.navigate({ to: '/auth' });
      toast({ title: t`Logged out`, description: t`You have been logged out successfully.` });
    },
    onError: (error) => toast({ title: t`Logout failed`, description: error.message, variant: 'destructive' }),
  });
}
