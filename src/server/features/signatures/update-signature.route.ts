import { signatureEndpoints } from '../../../contract/signatures.ts';
import { t } from '../../../contract/translate.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { lockUser } from '../accounts/public.ts';
import { inkOfName, inkOfStrokes } from './make-ink.ts';
import { viewSignature } from './signature.view.ts';
import { findSignature, updateSignature } from './signatures.store.ts';

/** Changes a signature; cards keep their copy. */
export const updateSignatureRoute = route(signatureEndpoints.update, {
  access: 'signed-in',
  handler: async ({ context, user, params, body: { strokes, face, ...fields } }) => {
    const row = await context.database.transaction(async (tx) => {
      await lockUser(tx, user.id);
      const signature = await findSignature(tx, user.id, params.id);
      if (!signature) throw notFound(t`The signature was not found.`);
      if (strokes) return updateSignature(tx, signature, { ...fields, face: null, ink: inkOfStrokes(strokes) });
      const written = face ?? signature.face;
      const isWrittenAnew = written !== null && (face !== undefined || fields.name !== undefined);
      const ink = isWrittenAnew ? { face: written, ink: await inkOfName(fields.name ?? signature.name, written) } : {};
      const changes = { ...fields, ...ink };
      return Object.keys(changes).length > 0 ? updateSignature(tx, signature, changes) : signature;
    });
    return viewSignature(row);
  },
});
