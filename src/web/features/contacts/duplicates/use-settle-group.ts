import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { DuplicateGroup, MergePeopleBody } from '../../../../contract/duplicates.ts';
import { t } from '../../../../contract/translate.ts';
import { ApiError, call } from '../../../api.ts';
import { duplicatesQuery, forgetGroup } from '../../../queries/duplicates.queries.ts';
import { markPeopleStale } from '../../../queries/people.queries.ts';
import { useToast } from '../../../ui/toast.tsx';

/** Settles a group: merges its contacts, or marks them as different people. */
export function useSettleGroup(group: DuplicateGroup, onSettled: () => void) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const failed = (title: string) => (error: Error) => {
    // The shown contacts are outdated: read them again.
    if (error instanceof ApiError && [404, 409].includes(error.status)) void markPeopleStale(queryClient);
    toast({ title, description: error.message, variant: 'destructive' });
  };
  const merge = useMutation({
    mutationFn: (body: MergePeopleBody) => call('POST /api/people/merge', { body }),
    onSuccess: ({ person, crowdedDays }) => {
      forgetGroup(queryClient, group);
      onSettled();
      void markPeopleStale(queryClient);
      toast({
        title: t`Contacts merged`,
        description:
          crowdedDays > 0
            ? t`${person.name} now has more than one card for the same day. Skip what you do not want to send.`
            : t`${person.name} now has the dates, cards and notes of all of them.`,
        action: {
          label: t`Open contact`,
          onClick: () => void navigate({ to: '/people/$id', params: { id: String(person.id) } }),
        },
      });
    },
    onError: failed(t`Nothing was merged`),
  });
  const apart = useMutation({
    mutationFn: (ids: number[]) => call('POST /api/people/duplicates/apart', { body: { ids } }),
    onSuccess: () => {
      forgetGroup(queryClient, group);
      onSettled();
      void queryClient.invalidateQueries({ queryKey: duplicatesQuery.queryKey });
      toast({ title: t`Kept apart`, description: t`They will not be suggested again.` });
    },
    onError: failed(t`Nothing was changed`),
  });
  return { merge, apart };
}
