import { imageEndpoints } from '../../../contract/images.ts';
import { t } from '../../../contract/translate.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { findImageFor, imageKeyOf } from './images.store.ts';

/** A stored picture, for its owner only; a preset's for every signed-in user. */
export const getImageRoute = route(imageEndpoints.get, {
  access: 'signed-in',
  scope: 'read',
  handler: async ({ context, user, params, reply }) => {
    const image = await findImageFor(context.database.orm, user.id, params.id);
    const bytes = image && (await context.files.get(imageKeyOf(image.id)));
    if (!bytes) throw notFound(t`The picture was not found.`);
    return reply.type('image/jpeg').header('cache-control', 'private, max-age=31536000, immutable').send(bytes);
  },
});
