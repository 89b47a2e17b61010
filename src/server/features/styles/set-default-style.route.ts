import { accountEndpoints } from '../../../contract/accounts.ts';
import { missingDefaultPhotoMessage } from '../../../contract/missing-words.ts';
import { t } from '../../../contract/translate.ts';
import { route } from '../../http/route.ts';
import { invalidField, notFound } from '../../refusal.ts';
import { changeUser, findUser, findUserWithStyle, lockUser, viewUser } from '../accounts/public.ts';
import { storeUpload } from '../images/public.ts';
import { requirePreset, stylesAPhoto } from './preset.policy.ts';

/** Sets the default style of the user's cards, with its photo if it needs one (specification 2, section 7). */
export const setDefaultStyleRoute = route(accountEndpoints.setDefaultStyle, {
  access: 'signed-in',
  fileLimitBytes: 5 * 1024 * 1024,
  handler: async ({ context, user, params, body, files }) => {
    if (params.id !== user.id) throw notFound(t`The user was not found.`);
    const preset = await requirePreset(context.database.orm, 'cardStyleId', body.cardStyleId);
    const wantsPhoto = stylesAPhoto(preset);
    const bytes = files.styleImage?.bytes;
    const hasPhoto = bytes !== undefined && bytes.length > 0;
    const keepsPhoto = wantsPhoto && !hasPhoto;
    if (keepsPhoto && !(await findUser(context.database.orm, user.id))?.defaultStyleImage) {
      throw invalidField('styleImage', missingDefaultPhotoMessage);
    }
    const stored = wantsPhoto && hasPhoto ? await storeUpload(context, user.id, bytes) : null;
    return context.database.transaction(async (tx) => {
      const account = await lockUser(tx, user.id);
      if (!account) throw notFound(t`The user was not found.`);
      await changeUser(tx, user.id, {
        defaultCardStyleId: preset.id,
        defaultStyleImage: wantsPhoto ? (stored ?? account.defaultStyleImage) : null,
      });
      const found = await findUserWithStyle(tx, user.id);
      if (!found) throw notFound(t`The user was not found.`);
      return viewUser(found, context);
    });
  },
});
