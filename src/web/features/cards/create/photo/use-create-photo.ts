import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { peopleEndpoints } from '../../../../../contract/people.ts';
import { ApiError, call } from '../../../../api.ts';
import { useToast } from '../../../../ui/toast.tsx';
import { keepPhoto, keptPhoto } from '../create-draft.ts';
import type { CreateFormEvent } from '../create-form-state.ts';

/**
 * The photo of a card. It is stored as soon as it is chosen: then it outlives a reload, is not sent again when making the
 * card fails, and words can be tried over it.
 */
export function useCreatePhoto(userId: number, change: (event: CreateFormEvent) => void) {
  const toast = useToast();
  const [file, setFile] = useState(() => keptPhoto(userId));
  const store = useMutation({
    mutationFn: (photo: File) => call(peopleEndpoints.uploadImage, { files: { image: photo } }),
    onError: (error) => toast({ title: 'Failed to upload image', description: error.message, variant: 'destructive' }),
  });
  const storeFile = async (photo: File) => {
    const stored = await store.mutateAsync(photo).catch(() => null);
    // Another one may have been chosen meanwhile.
    if (stored && keptPhoto(userId) === photo) change({ type: 'photoChanged', photoUrl: stored.imageUrl });
  };
  const choose = (photo: File | null) => {
    keepPhoto(userId, photo);
    setFile(photo);
    store.reset();
    change({ type: 'photoChanged', photoUrl: null });
    change({ type: 'focusChosen', focus: null });
    if (photo) void storeFile(photo);
  };
  const wasRefused = store.error instanceof ApiError && store.error.status >= 400 && store.error.status < 500;
  return {
    file,
    choose,
    storing: store.isPending,
    problem: store.error?.message,
    /** Stored or still to be; excludes a file that the server refused. */
    isUsable: file !== null && !wasRefused,
    /** Sends it once more, after a lost connection. */
    again: file && store.error && !wasRefused ? () => void storeFile(file) : null,
  };
}
