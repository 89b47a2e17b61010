import { missingStylePhotoMessage } from '../../../contract/missing-words.ts';
import { peopleEndpoints } from '../../../contract/people.ts';
import { t } from '../../../contract/translate.ts';
import { route } from '../../http/route.ts';
import { invalidField, notFound } from '../../refusal.ts';
import { storeUpload } from '../images/public.ts';
import { requirePreset, stylesAPhoto } from '../styles/public.ts';
import { findPerson, lockPerson, updatePerson } from './people.store.ts';

/** Sets a contact's own card style, with its photo if it needs one (specification 1, section 7). */
export const overrideStyleRoute = route(peopleEndpoints.overrideStyle, {
  access: 'signed-in',
  scope: 'contacts',
  fileLimitBytes: 5 * 1024 * 1024,
  handler: async ({ context, user, params, body, files }) => {
    const { orm } = context.database;
    const known = await findPerson(orm, user.id, params.id);
    if (!known) throw notFound(t`The contact was not found.`);
    const preset = await requirePreset(orm, 'cardStyleId', body.cardStyleId);
    const wantsPhoto = stylesAPhoto(preset);
    const bytes = files.styleImage?.bytes;
    const hasPhoto = bytes !== undefined && bytes.length > 0;
    if (wantsPhoto && !hasPhoto && !known.styleOverrideImage) {
      throw invalidField('styleImage', missingStylePhotoMessage);
    }
    const stored = wantsPhoto && hasPhoto ? await storeUpload(context, user.id, bytes) : null;
    await context.database.transaction(async (tx) => {
      const person = await lockPerson(tx, user.id, params.id);
      if (!person) throw notFound(t`The contact was not found.`);
      await updatePerson(tx, person.id, person.version, {
        styleOverrideId: preset.id,
        styleOverrideImage: wantsPhoto ? (stored ?? person.styleOverrideImage) : null,
      });
    });
    return { success: true as const };
  },
});
