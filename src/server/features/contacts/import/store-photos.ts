import { setTimeout } from 'node:timers/promises';
import { t } from '../../../../contract/translate.ts';
import { UnreadablePicture } from '../../../../studio/art/photo/unreadable-picture.ts';
import type { Context } from '../../../context.ts';
import { PictureQueueFull, PictureWorkerFailed } from '../../../pictures/picture-pool.ts';
import { saidAgain } from '../../../reader.ts';
import { Refusal } from '../../../refusal.ts';
import { storeUpload } from '../../images/public.ts';
import type { EntryRow } from './import-entries.store.ts';
import type { NewPerson } from './imported-people.store.ts';
import type { createPhotoReader } from './photo-packs.store.ts';

// Few at a time: the same threads draw cards that users wait for.
const atOnce = 4;
const fullWaitMs = 250;
const fullWaits = 240;

/** Stores the photos of entries as pictures of the user. An unreadable photo affects only itself. */
export async function storePhotos(
  context: Context,
  userId: number,
  entries: EntryRow[],
  readPhoto: ReturnType<typeof createPhotoReader>,
): Promise<(NewPerson & { number: number })[]> {
  const people = entries.map(({ number, contact }) => ({ number, contact, imageUrl: null as string | null }));
  const waiting = entries.map((entry, at) => ({ entry, at })).filter(({ entry }) => entry.photoPack !== null);
  const storeNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const person = people[next.at];
      if (!person) continue;
      const stored = await storePhoto(context, userId, await photoOf(next.entry, readPhoto));
      person.imageUrl = stored.url;
      if (stored.why) person.contact = { ...person.contact, dropped: [...person.contact.dropped, stored.why] };
    }
  };
  await Promise.all(Array.from({ length: atOnce }, storeNext));
  return people;
}

async function photoOf(
  { photoPack, photoStart, photoBytes }: EntryRow,
  readPhoto: ReturnType<typeof createPhotoReader>,
) {
  if (photoPack === null || photoStart === null || photoBytes === null) return null;
  return readPhoto({ photoPack, photoStart, photoBytes });
}

export async function storePhoto(
  context: Context,
  userId: number,
  photo: Uint8Array | null,
): Promise<{ url: string | null; why: string | null }> {
  if (!photo) return { url: null, why: t`The photo is no longer there and was left out.` };
  for (let waits = 0; ; waits += 1) {
    try {
      return { url: await storeUpload(context, userId, photo), why: null };
    } catch (error) {
      if (error instanceof UnreadablePicture)
        return { url: null, why: t`The photo was left out. ${saidAgain(error.message)}` };
      if (error instanceof Refusal && error.code === 'storage_full')
        return { url: null, why: t`The photo was left out. ${saidAgain(error.message)}` };
      if (error instanceof PictureWorkerFailed)
        return { url: null, why: t`The photo could not be read and was left out.` };
      if (!(error instanceof PictureQueueFull) || waits >= fullWaits) throw error;
      await setTimeout(fullWaitMs);
    }
  }
}
