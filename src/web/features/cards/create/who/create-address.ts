import type { CreateForm } from '../create-form-state.ts';

/** The address that opens the form for whom and what it is for now. */
export function createAddress({ personId, occasionId }: Pick<CreateForm, 'personId' | 'occasionId'>): string {
  const search = new URLSearchParams();
  if (personId !== null) search.set('personId', String(personId));
  if (occasionId !== null) search.set('dateId', String(occasionId));
  return search.size > 0 ? `/cards/create?${search}` : '/cards/create';
}
