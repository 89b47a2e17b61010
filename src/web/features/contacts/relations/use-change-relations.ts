import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RelationsView } from '../../../../contract/relations.ts';
import { t } from '../../../../contract/translate.ts';
import { householdSuggestionsQuery } from '../../../queries/households.queries.ts';
import { relationsQuery } from '../../../queries/relations.queries.ts';
import { useToast } from '../../../ui/toast.tsx';

/** Sends a change of a contact's relations, and shows its answer; the other ends are read anew. */
export function useChangeRelations<Input>(personId: number, send: (input: Input) => Promise<RelationsView>) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: send,
    onSuccess: async ({ relations }) => {
      const { queryKey } = relationsQuery(personId);
      await queryClient.invalidateQueries({ queryKey: queryKey.slice(0, 2), refetchType: 'none' });
      queryClient.setQueryData(queryKey, relations);
      void queryClient.invalidateQueries({ queryKey: householdSuggestionsQuery.queryKey });
    },
    onError: (error) => toast({ title: t`It was not saved`, description: error.message, variant: 'destructive' }),
  });
}
