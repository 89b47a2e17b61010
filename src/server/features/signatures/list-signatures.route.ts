import { signatureEndpoints } from '../../../contract/signatures.ts';
import { route } from '../../http/route.ts';
import { viewSignature } from './signature.view.ts';
import { listSignatures } from './signatures.store.ts';

export const listSignaturesRoute = route(signatureEndpoints.list, {
  access: 'signed-in',
  scope: 'read',
  handler: async ({ context, user }) => (await listSignatures(context.database.orm, user.id)).map(viewSignature),
});
