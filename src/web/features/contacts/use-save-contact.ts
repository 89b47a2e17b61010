import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { CreatePersonBody, KnownPersonView } from '../../../contract/people.ts';
import { ApiError, call } from '../../api.ts';
import { markPeopleStale, peopleQuery, personQuery } from '../../queries/people.queries.ts';
import { addressAfterContact } from '../../return-address.ts';
import { useToast } from '../../ui/toast.tsx';
import { addDates, addMissedDates } from './missed-dates.ts';
import { datesWithBirthday, keepMissedDates, keptPendingDates, type PendingDates } from './pending-dates.ts';
import { createdToast, saveFailed, updatedToast } from './save-words.ts';

/** The input of saving a contact. */
export type ContactSave = {
  body: CreatePersonBody;
  /** The photo for the style in `body`. */
  stylePhoto: File | null;
  /** Only the card style was changed. */
  onlyStyle: boolean;
  /** Unsent cards go to the new address, or wait for one (D46, D50). */
  updateCards?: boolean;
};

/**
 * Creates a contact, then adds the dates of its vCard and the typed birthday. Opens the card in the making, or the form
 * for a first date; the contact itself if its birthday was typed.
 * Dates that could not be added are kept for a retry.
 */
export function useCreateContact(pending: PendingDates | null, birthday: string, returnTo: string | undefined) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  return useMutation({
    mutationFn: async ({ body, stylePhoto }: ContactSave) => {
      const person = await call('POST /api/people', { body });
      const dates = datesWithBirthday(pending?.dates ?? [], birthday);
      // From now on the dates belong to this contact, even after a reload.
      keptPendingDates.keep(null);
      keepMissedDates(person.id, dates);
      const photoError = await uploadStylePhoto(person.id, body.styleOverrideId, stylePhoto);
      return { person, dates, missed: await addDates(person.id, dates), photoError };
    },
    onSuccess: async (created) => {
      const { person, missed } = created;
      // The create form looks for the contact in the cached list.
      queryClient.setQueryData(peopleQuery.queryKey, (people) => people && [...people, person]);
      void markPeopleStale(queryClient);
      // Navigate before the toast: its button would otherwise make the form ask about unsaved changes.
      await navigate({ href: addressAfterContact(returnTo, person.id, birthday !== ''), ignoreBlocker: true });
      const choosePhoto = () => void navigate({ to: '/people/$id/edit', params: { id: String(person.id) } });
      toast(
        createdToast(created, { choosePhoto, addDates: () => void addMissedDates(queryClient, toast, person, missed) }),
      );
    },
    onError: (error) => toast(saveFailed(error, false)),
  });
}

/** Saves the changes of a contact and opens its page. */
export function useUpdateContact(person: KnownPersonView) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  return useMutation({
    mutationFn: async ({ body, stylePhoto, updateCards }: ContactSave) => {
      const { cardsUpdated, ...saved } = await call('PATCH /api/people/:id', {
        params: { id: person.id },
        body: { ...body, version: person.version, updateCards },
      });
      queryClient.setQueryData(personQuery(person.id).queryKey, saved);
      const photoError = await uploadStylePhoto(person.id, body.styleOverrideId, stylePhoto);
      return { saved, cardsUpdated, photoError };
    },
    onSuccess: async ({ saved, cardsUpdated, photoError }, { onlyStyle }) => {
      void markPeopleStale(queryClient);
      // If the photo was rejected, the form stays so that the user can choose another one.
      if (!photoError) {
        await navigate({ to: '/people/$id', params: { id: String(person.id) }, ignoreBlocker: true });
      }
      toast(updatedToast({ name: saved.name, email: saved.email, cardsUpdated, photoError, onlyStyle }));
    },
    onError: (error, { onlyStyle }) => {
      // Another tab saved first: a second try overwrites its changes knowingly (D37).
      if (isStale(error)) void queryClient.invalidateQueries({ queryKey: personQuery(person.id).queryKey });
      toast(saveFailed(error, onlyStyle));
    },
  });
}

export function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'stale_version';
}

/** Uploads the photo, if there is one; returns the error of a failed upload, else null. */
async function uploadStylePhoto(
  personId: number,
  cardStyleId: string | null | undefined,
  styleImage: File | null,
): Promise<Error | null> {
  if (!styleImage || !cardStyleId) return null;
  try {
    await call('POST /api/people/:id/style-override', {
      params: { id: personId },
      body: { cardStyleId },
      files: { styleImage },
    });
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
