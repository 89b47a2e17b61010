import { generationEndpoints } from '../../../contract/generation.ts';
import { t } from '../../../contract/translate.ts';
import { leavingSignal } from '../../http/leaving-signal.ts';
import { route } from '../../http/route.ts';
import { invalidField } from '../../refusal.ts';
import { readImage, requireUsableImages, storePhotoLayout } from '../images/public.ts';

/** Lays out two to four of the user's photos on a sheet, which is then the photo of a card. */
export const layOutPhotosRoute = route(generationEndpoints.layOutPhotos, {
  access: 'signed-in',
  scope: 'cards',
  limit: 'drawing',
  handler: async ({ context, user, body: { imageUrls, layout }, reply }) => {
    const fields = Object.fromEntries(imageUrls.map((url, index) => [`imageUrls.${index}`, url]));
    await requireUsableImages(context.database.orm, user.id, fields);
    const photos: Uint8Array[] = [];
    for (const [field, url] of Object.entries(fields)) {
      const photo = await readImage(context, url);
      if (!photo) throw invalidField(field, t`Choose a picture of your own.`);
      photos.push(photo);
    }
    return { imageUrl: await storePhotoLayout(context, user.id, { photos, layout }, leavingSignal(reply)) };
  },
});
