import { signatureEndpoints } from '../../../contract/signatures.ts';
import { t } from '../../../contract/translate.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { deleteSignature, findSignature } from './signatures.store.ts';

/** Deletes a signature; cards that have it keep their copy. */
export const removeSignatureRoute = route(signatureEndpoints.remove, {
  access: 'signed-in',
  handler: async ({ context, user, params }) => {
    await context.database.transaction(async (tx) => {
      const signature = await findSignature(tx, user.id, params.id);
      if (!signature) throw notFound(t`The signature was not found.`);
      await deleteSignature(tx, signature.id);
    });
    return undefined;
  },
});
