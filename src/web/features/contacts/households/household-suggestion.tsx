import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { House } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { HouseholdSuggestion as Suggestion } from '../../../../contract/households.ts';
import { t } from '../../../../contract/translate.ts';
import { call } from '../../../api.ts';
import { householdSuggestionsQuery } from '../../../queries/households.queries.ts';
import { rescueFocus } from '../../../rescue-focus.ts';
import { Button } from '../../../ui/button.tsx';
import { QuietNote } from '../../../ui/quiet-note.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useFoundHousehold } from './use-household.tsx';

/** One suggestion after the other: people with one address and one surname. Nothing is made of it unasked. */
export function HouseholdSuggestion() {
  const [suggestion, ...more] = useQuery(householdSuggestionsQuery).data ?? [];
  const [hasAnswered, setHasAnswered] = useState(false);
  const place = useRef<HTMLElement>(null);
  const shown = suggestion?.members.map(({ id }) => id).join();
  useEffect(() => {
    // The last answer takes its button away.
    if (hasAnswered && shown === undefined) rescueFocus(place.current, { preventScroll: true });
  }, [hasAnswered, shown]);
  if (!suggestion && !hasAnswered) return null;
  return (
    <section
      ref={place}
      data-needs="contacts"
      tabIndex={-1}
      aria-label="People who live together"
      className="mb-5 outline-none"
    >
      {suggestion ? (
        <Suggested suggestion={suggestion} more={more.length} onAnswer={() => setHasAnswered(true)} />
      ) : (
        <QuietNote icon={House} title="Done">
          <p>Nobody else seems to live together.</p>
        </QuietNote>
      )}
    </section>
  );
}

function Suggested({
  suggestion: { members, name },
  more,
  onAnswer,
}: {
  suggestion: Suggestion;
  more: number;
  onAnswer: () => void;
}) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const found = useFoundHousehold();
  const apart = useMutation({
    mutationFn: () => call('POST /api/people/duplicates/apart', { body: { ids: members.map(({ id }) => id) } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: householdSuggestionsQuery.queryKey }),
    onError: (error) => toast({ title: t`Nothing was changed`, description: error.message, variant: 'destructive' }),
  });
  return (
    <QuietNote icon={House} title={`${name} live at the same address.`}>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="max-md:basis-full">
          One card for all of them?
          {more > 0 && <span className="text-ink-faint"> {more} more to ask about.</span>}
        </p>
        <Button
          variant="line"
          size="sm"
          busy={found.isPending}
          disabled={apart.isPending}
          onClick={() => {
            onAnswer();
            found.mutate({ members: members.map(({ id, place }) => ({ id, place })) });
          }}
        >
          Yes, one card
        </Button>
        <Button
          variant="quiet"
          size="sm"
          busy={apart.isPending}
          disabled={found.isPending}
          onClick={() => {
            onAnswer();
            apart.mutate();
          }}
        >
          Not together
        </Button>
      </div>
    </QuietNote>
  );
}
