import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CreateHouseholdBody, UpdateHouseholdBody } from '../../../../contract/households.ts';
import { call } from '../../../api.ts';
import { markPeopleStale } from '../../../queries/people.queries.ts';
import { useToast } from '../../../ui/toast.tsx';

/** Makes a household; `onFounded` gets its id. */
export function useFoundHousehold(onFounded: (id: number) => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: CreateHouseholdBody) => call('POST /api/households', { body }),
    onSuccess: async ({ id, name }) => {
      await markPeopleStale(queryClient);
      toast({
        title: 'One card for all of them',
        description: `${name} are a household now. Each keeps their own birthday.`,
      });
      onFounded(id);
    },
    onError: (error) => toast({ title: 'Nothing was changed', description: error.message, variant: 'destructive' }),
  });
}

/** Changes who lives in a household and how it is named. */
export function useChangeHousehold(id: number) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: UpdateHouseholdBody) => call('PATCH /api/households/:id', { params: { id }, body }),
    onSuccess: () => markPeopleStale(queryClient),
    onError: (error) => toast({ title: 'Nothing was changed', description: error.message, variant: 'destructive' }),
  });
}
