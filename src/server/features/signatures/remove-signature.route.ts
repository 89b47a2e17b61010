import { signatureEndpoints } from '../../../contract/signatures.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { deleteSignature, findSignature } from './signatures.store.ts';

/** Deletes a signature; cards that have it keep their copy. */
export const removeSignatureRoute = route(signatureEndpoints.remove, {
  access: 'signed-in',
  handler: async ({ context, user, params }) => {
    await context.database.transaction(async (tx) => {
      const signature = await findSignature(tx, user.id, params.id);
      if (!signature) throw notFound('The signature');
      await deleteSignature(tx, signature.id);
    });
    return undefined;
  },
});
