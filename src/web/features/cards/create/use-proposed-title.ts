import { useQuery } from '@tanstack/react-query';
import type { PersonView } from '../../../../contract/people.ts';
import { proposedTitleQuery } from '../../../queries/dates.queries.ts';
import type { CreateForm } from './create-form-state.ts';

/** The title in the language of the chosen contact, which only the server can write; English ones are known here. */
export function useProposedTitle(
  { personId, occasionId }: Pick<CreateForm, 'personId' | 'occasionId'>,
  people: readonly PersonView[] = [],
): string | undefined {
  const language = people.find(({ id }) => id === personId)?.language ?? 'en';
  const wanted = occasionId !== null && language !== 'en';
  const { data } = useQuery({ ...proposedTitleQuery(occasionId ?? 0), enabled: wanted });
  return wanted ? data?.title : undefined;
}
