import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { dateEndpoints } from '../../../contract/dates.ts';
import { type CreatePersonBody, type PersonView, peopleEndpoints } from '../../../contract/people.ts';
import { ApiError, call } from '../../api.ts';
import { markPeopleStale, peopleQuery, personQuery } from '../../queries/people.queries.ts';
import { addressAfterContact } from '../../return-address.ts';
import { useToast } from '../../ui/toast.tsx';
import { keepPendingDates, type PendingDates } from './pending-dates.ts';
import { createdToast, saveFailed, updatedToast } from './save-words.ts';

/** What the contact form saves. */
export type ContactSave = {
  body: CreatePersonBody;
  /** Goes with the style of the body. */
  stylePhoto: File | null;
  /** Nothing but the card style was changed. */
  onlyStyle: boolean;
  /** Cards that are not sent yet go to the corrected address too (D46). */
  updateCards?: boolean;
};

/** Creates a contact, then the dates that its vCard brought, and goes on to its next date or back to its card. */
export function useCreateContact(pending: PendingDates | null, returnTo: string | undefined) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  return useMutation({
    mutationFn: async ({ body, stylePhoto }: ContactSave) => {
      const person = await call(peopleEndpoints.create, { body });
      const photoError = await uploadStylePhoto(person.id, body.styleOverrideId, stylePhoto);
      const dates = pending?.dates ?? [];
      const results = await Promise.allSettled(
        dates.map((date) =>
          call(dateEndpoints.create, {
            body: { personId: person.id, ...date, repeatsAnnually: true, notifyDaysBefore: 7, isActive: true },
          }),
        ),
      );
      return { person, dates, datesFailed: results.some(({ status }) => status === 'rejected'), photoError };
    },
    onSuccess: async (created) => {
      keepPendingDates(null);
      // A card in the making looks for the contact among those that are read already.
      queryClient.setQueryData(peopleQuery.queryKey, (people) => people && [...people, created.person]);
      void markPeopleStale(queryClient);
      const id = String(created.person.id);
      // Until the next page stands, the form would ask whether it may be left by the button of the message.
      await navigate({ href: addressAfterContact(returnTo, created.person.id), ignoreBlocker: true });
      const chooseAgain = () => void navigate({ to: '/people/$id/edit', params: { id } });
      toast(createdToast(created, chooseAgain));
    },
    onError: (error) => toast(saveFailed(error, false)),
  });
}

/** Saves the changes of a contact and goes back to it. */
export function useUpdateContact(person: PersonView) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  return useMutation({
    mutationFn: async ({ body, stylePhoto, updateCards }: ContactSave) => {
      const { cardsUpdated, ...saved } = await call(peopleEndpoints.update, {
        params: { id: person.id },
        body: { ...body, version: person.version, updateCards },
      });
      queryClient.setQueryData(personQuery(person.id).queryKey, saved);
      const photoError = await uploadStylePhoto(person.id, body.styleOverrideId, stylePhoto);
      return { saved, cardsUpdated, photoError };
    },
    onSuccess: async ({ saved, cardsUpdated, photoError }, { onlyStyle }) => {
      void markPeopleStale(queryClient);
      // With its photo refused the form stays: another one can be chosen.
      if (!photoError) {
        await navigate({ to: '/people/$id', params: { id: String(person.id) }, ignoreBlocker: true });
      }
      toast(updatedToast({ name: saved.name, cardsUpdated, photoError, onlyStyle }));
    },
    onError: (error, { onlyStyle }) => {
      // Another tab was faster: the next try replaces what it wrote, knowingly (D37).
      if (isStale(error)) void queryClient.invalidateQueries({ queryKey: personQuery(person.id).queryKey });
      toast(saveFailed(error, onlyStyle));
    },
  });
}

export function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'stale_version';
}

/** Null when there was nothing to upload or it worked; else why not. */
async function uploadStylePhoto(
  personId: number,
  cardStyleId: string | null | undefined,
  styleImage: File | null,
): Promise<Error | null> {
  if (!styleImage || !cardStyleId) return null;
  try {
    await call(peopleEndpoints.overrideStyle, {
      params: { id: personId },
      body: { cardStyleId },
      files: { styleImage },
    });
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
