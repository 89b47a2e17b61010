import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type CreatePersonBody, type KnownPersonView, peopleEndpoints } from '../../../contract/people.ts';
import { ApiError, call } from '../../api.ts';
import { markPeopleStale, peopleQuery, personQuery } from '../../queries/people.queries.ts';
import { addressAfterContact } from '../../return-address.ts';
import { useToast } from '../../ui/toast.tsx';
import { addDates, addMissedDates } from './missed-dates.ts';
import { keepMissedDates, keepPendingDates, type PendingDates } from './pending-dates.ts';
import { createdToast, saveFailed, updatedToast } from './save-words.ts';

/** What the contact form saves. */
export type ContactSave = {
  body: CreatePersonBody;
  /** Goes with the style of the body. */
  stylePhoto: File | null;
  /** Nothing but the card style was changed. */
  onlyStyle: boolean;
  /** Cards that are not sent yet go to the corrected address too, or wait for one (D46, D50). */
  updateCards?: boolean;
};

/**
 * Creates a contact, then the dates that its vCard brought, and goes on to its next date or back to its card. Dates that
 * could not be added are kept for another try.
 */
export function useCreateContact(pending: PendingDates | null, returnTo: string | undefined) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  return useMutation({
    mutationFn: async ({ body, stylePhoto }: ContactSave) => {
      const person = await call(peopleEndpoints.create, { body });
      const dates = pending?.dates ?? [];
      // From now on they belong to this contact, also after a reload.
      keepPendingDates(null);
      keepMissedDates(person.id, dates);
      const photoError = await uploadStylePhoto(person.id, body.styleOverrideId, stylePhoto);
      return { person, dates, missed: await addDates(person.id, dates), photoError };
    },
    onSuccess: async (created) => {
      const { person, missed } = created;
      // A card in the making looks for the contact among those that are read already.
      queryClient.setQueryData(peopleQuery.queryKey, (people) => people && [...people, person]);
      void markPeopleStale(queryClient);
      // Until the next page is shown, the message's button would make the form ask about unsaved changes.
      await navigate({ href: addressAfterContact(returnTo, person.id), ignoreBlocker: true });
      const choosePhoto = () => void navigate({ to: '/people/$id/edit', params: { id: String(person.id) } });
      toast(
        createdToast(created, { choosePhoto, addDates: () => void addMissedDates(queryClient, toast, person, missed) }),
      );
    },
    onError: (error) => toast(saveFailed(error, false)),
  });
}

/** Saves the changes of a contact and goes back to it. */
export function useUpdateContact(person: KnownPersonView) {
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
      toast(updatedToast({ name: saved.name, email: saved.email, cardsUpdated, photoError, onlyStyle }));
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
