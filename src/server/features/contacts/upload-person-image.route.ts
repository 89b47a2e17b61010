import { peopleEndpoints } from '../../../contract/people.ts';
import { t } from '../../../contract/translate.ts';
import { route } from '../../http/route.ts';
import { requiredFile } from '../../http/uploads.ts';
import { storeUpload } from '../images/public.ts';

export const uploadPersonImageRoute = route(peopleEndpoints.uploadImage, {
  access: 'signed-in',
  scope: 'contacts',
  handler: async ({ context, user, files }) => {
    const file = requiredFile(files, 'image', t`Choose a picture first.`);
    return { success: true as const, imageUrl: await storeUpload(context, user.id, file.bytes) };
  },
});
