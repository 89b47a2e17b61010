import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../../../contract/translate.ts';
import type { PhotoLayout } from '../../../../../contract/vocabulary.ts';
import { ApiError, call } from '../../../../api.ts';
import { useToast } from '../../../../ui/toast.tsx';
import { keepPhoto, keptPhoto } from '../create-draft.ts';
import type { CreateFormEvent } from '../create-form-state.ts';

/**
 * The photo of a card. It is uploaded when chosen, so it survives a reload, need not be sent again if making the card
 * fails, and allows a preview of the text over it.
 */
export function useCreatePhoto(userId: number, change: (event: CreateFormEvent) => void) {
  const toast = useToast();
  const [file, setFile] = useState(() => keptPhoto(userId));
  const tell = (error: Error) =>
    toast({ title: t`Failed to upload image`, description: error.message, variant: 'destructive' });
  const store = useMutation({
    mutationFn: (photo: File) => call('POST /api/people/upload-image', { files: { image: photo } }),
    onError: tell,
  });
  const storeFile = async (photo: File) => {
    const stored = await store.mutateAsync(photo).catch(() => null);
    // Another photo may have been chosen meanwhile.
    if (stored && keptPhoto(userId) === photo) change({ type: 'photoChanged', photoUrl: stored.imageUrl });
  };
  const layOut = useMutation({
    mutationFn: async ({
      urls,
      added,
      layout,
    }: {
      urls: readonly string[];
      added: readonly File[];
      layout: PhotoLayout;
    }) => {
      const stored = [...urls];
      for (const image of added)
        stored.push((await call('POST /api/people/upload-image', { files: { image } })).imageUrl);
      const [only] = stored;
      if (stored.length < 2) return { photoUrl: only ?? '', photos: null };
      const { imageUrl } = await call('POST /api/cards/lay-out-photos', { body: { imageUrls: stored, layout } });
      return { photoUrl: imageUrl, photos: { urls: stored, layout } };
    },
    onSuccess: (laidOut) => {
      // The sheet takes the place of the file, which is one of the photos on it.
      keepPhoto(userId, null);
      setFile(null);
      change({ type: 'photosLaidOut', ...laidOut });
    },
    onError: tell,
  });
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
    /** Puts photos on a sheet, in this order: stored ones, then added ones. One alone needs no sheet. */
    layOut: layOut.mutate,
    isLayingOut: layOut.isPending,
    storing: store.isPending,
    problem: store.error?.message,
    /** Whether there is a photo that is stored or being stored, not one the server rejected. */
    isUsable: file !== null && !wasRefused,
    /** Uploads it again after a lost connection. */
    again: file && store.error && !wasRefused ? () => void storeFile(file) : null,
  };
}
