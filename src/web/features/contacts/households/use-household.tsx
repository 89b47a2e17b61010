import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CreateHouseholdBody, UpdateHouseholdBody } from '../../../../contract/households.ts';
import { t } from '../../../../contract/translate.ts';
import { call } from '../../../api.ts';
import { markPeopleStale } from '../../../queries/people.queries.ts';
import { useToast } from '../../../ui/toast.tsx';

/** Long enough to read the name and to choose. */
const undoableMs = 10_000;

/** Makes a household. `onFounded` gets its id and goes there; without it the page stays, and the message leads there or undoes it. */
export function useFoundHousehold(onFounded?: (id: number) => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const undo = useMutation({
    mutationFn: (id: number) => call('DELETE /api/people/:id', { params: { id } }),
    onSuccess: async () => {
      await markPeopleStale(queryClient);
      toast({ title: t`Undone`, description: t`Each of them gets a card of their own, as before.` });
    },
    onError: (error) => toast({ title: t`Nothing was changed`, description: error.message, variant: 'destructive' }),
  });
  return useMutation({
    mutationFn: (body: CreateHouseholdBody) => call('POST /api/households', { body }),
    onSuccess: async ({ id, name }) => {
      await markPeopleStale(queryClient);
      const words = t`${name} are a household now. Each keeps their own birthday.`;
      const title = t`One card for all of them`;
      if (onFounded) {
        toast({ title, description: words });
        return onFounded(id);
      }
      toast({
        title,
        description: (
          <>
            {words}{' '}
            <Link to="/people/$id" params={{ id: String(id) }} className="link touch">
              Open
            </Link>
          </>
        ),
        action: { label: t`Undo`, onClick: () => undo.mutate(id) },
        timeoutMs: undoableMs,
      });
    },
    onError: (error) => toast({ title: t`Nothing was changed`, description: error.message, variant: 'destructive' }),
  });
}

/** Changes who lives in a household and how it is named. */
export function useChangeHousehold(id: number) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: UpdateHouseholdBody) => call('PATCH /api/households/:id', { params: { id }, body }),
    onSuccess: () => markPeopleStale(queryClient),
    onError: (error) => toast({ title: t`Nothing was changed`, description: error.message, variant: 'destructive' }),
  });
}
