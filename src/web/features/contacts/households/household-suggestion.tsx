import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { House } from 'lucide-react';
import type { HouseholdSuggestion as Suggestion } from '../../../../contract/households.ts';
import { call } from '../../../api.ts';
import { householdSuggestionsQuery } from '../../../queries/households.queries.ts';
import { Button } from '../../../ui/button.tsx';
import { QuietNote } from '../../../ui/quiet-note.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useFoundHousehold } from './use-household.ts';

/** One suggestion at a time: people with one address and one surname. Nothing is made of it unasked. */
export function HouseholdSuggestion() {
  const [suggestion] = useQuery(householdSuggestionsQuery).data ?? [];
  return suggestion ? <Suggested suggestion={suggestion} /> : null;
}

function Suggested({ suggestion: { members, name } }: { suggestion: Suggestion }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const found = useFoundHousehold((id) => void navigate({ to: '/people/$id', params: { id: String(id) } }));
  const apart = useMutation({
    mutationFn: () => call('POST /api/people/duplicates/apart', { body: { ids: members.map(({ id }) => id) } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: householdSuggestionsQuery.queryKey }),
    onError: (error) => toast({ title: 'Nothing was changed', description: error.message, variant: 'destructive' }),
  });
  return (
    <QuietNote icon={House} title={`${name} live at the same address.`} className="mb-5">
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p>One card for all of them?</p>
        <Button
          variant="line"
          size="sm"
          busy={found.isPending}
          onClick={() => found.mutate({ members: members.map(({ id, place }) => ({ id, place })) })}
        >
          Yes, one card
        </Button>
        <Button variant="quiet" size="sm" busy={apart.isPending} onClick={() => apart.mutate()}>
          Not together
        </Button>
      </div>
    </QuietNote>
  );
}
