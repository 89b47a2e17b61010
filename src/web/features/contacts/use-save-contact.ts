import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { dateEndpoints } from '../../../contract/dates.ts';
import { type CreatePersonBody, type PersonView, peopleEndpoints } from '../../../contract/people.ts';
import { occasionLabel } from '../../../domain/occasions.ts';
import { ApiError, call } from '../../api.ts';
import { markPeopleStale, personQuery } from '../../queries/people.queries.ts';
import { type ToastMessage, useToast } from '../../ui/toast.tsx';
import { keepPendingDates, type PendingDates } from './pending-dates.ts';

type Created = { person: PersonView; dates: PendingDates['dates']; failed: boolean };

/** Creates a contact, then the dates that its vCard brought, and goes on to its next date. */
export function useCreateContact(pending: PendingDates | null) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  return useMutation({
    mutationFn: async (body: CreatePersonBody): Promise<Created> => {
      const person = await call(peopleEndpoints.create, { body });
      const dates = pending?.dates ?? [];
      const results = await Promise.allSettled(
        dates.map((date) =>
          call(dateEndpoints.create, {
            body: { personId: person.id, ...date, repeatsAnnually: true, notifyDaysBefore: 7, isActive: true },
          }),
        ),
      );
      return { person, dates, failed: results.some(({ status }) => status === 'rejected') };
    },
    onSuccess: async (created) => {
      keepPendingDates(null);
      void markPeopleStale(queryClient);
      await navigate({ to: '/people/$personId/dates/add', params: { personId: String(created.person.id) } });
      toast(createdToast(created));
    },
    onError: (error) => toast(saveFailed(error)),
  });
}

/** Saves the changes of a contact and goes back to it. */
export function useUpdateContact(person: PersonView) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: CreatePersonBody) =>
      call(peopleEndpoints.update, { params: { id: person.id }, body: { ...body, version: person.version } }),
    onSuccess: async (saved) => {
      queryClient.setQueryData(personQuery(person.id).queryKey, saved);
      void markPeopleStale(queryClient);
      await navigate({ to: '/people/$id', params: { id: String(person.id) } });
      toast({ title: 'Contact updated', description: `${saved.name} was saved.` });
    },
    onError: (error) => {
      // Another tab was faster: the next try replaces what it wrote, knowingly (D37).
      if (isStale(error)) void queryClient.invalidateQueries({ queryKey: personQuery(person.id).queryKey });
      toast(saveFailed(error));
    },
  });
}

export function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'stale_version';
}

function createdToast({ person, dates, failed }: Created): ToastMessage {
  if (dates.length === 0) return { title: 'Contact added', description: `${person.name} is in your contacts.` };
  const what = dates.map(({ occasionType }) => occasionType).join(' and ');
  const first = occasionLabel(dates[0]?.occasionType ?? '');
  if (!failed) return { title: `${first} added`, description: `${person.name} was added with their ${what}.` };
  return {
    title: `${first} not added`,
    description: `${person.name} was added, but not their ${what}. You can add it here.`,
    variant: 'destructive',
  };
}

function saveFailed(error: Error): ToastMessage {
  return { title: 'Error', description: error.message || 'Failed to save contact', variant: 'destructive' };
}
