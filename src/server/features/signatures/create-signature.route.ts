import { mostSignatures } from '../../../contract/limits.ts';
import { signatureEndpoints } from '../../../contract/signatures.ts';
import { t } from '../../../contract/translate.ts';
import { route } from '../../http/route.ts';
import { Refusal } from '../../refusal.ts';
import { lockUser } from '../accounts/public.ts';
import { inkOfName, inkOfStrokes } from './make-ink.ts';
import { viewSignature } from './signature.view.ts';
import { insertSignature, listSignatures } from './signatures.store.ts';

export const createSignatureRoute = route(signatureEndpoints.create, {
  access: 'signed-in',
  handler: async ({ context, user, body: { strokes, face = null, ...fields }, reply }) => {
    const ink = strokes ? inkOfStrokes(strokes) : face && (await inkOfName(fields.name, face));
    if (!ink) throw new Error('A signature without face and strokes came past the contract');
    const row = await context.database.transaction(async (tx) => {
      // Locked, so that simultaneous calls neither exceed the limit nor make two defaults.
      await lockUser(tx, user.id);
      if ((await listSignatures(tx, user.id)).length >= mostSignatures) {
        throw new Refusal('illegal_transition', t`You have ${mostSignatures} signatures. Delete one of them first.`);
      }
      return insertSignature(tx, user.id, { ...fields, face, ink });
    });
    reply.status(201);
    return viewSignature(row);
  },
});
