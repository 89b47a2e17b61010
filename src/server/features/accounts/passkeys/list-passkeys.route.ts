import { passkeyEndpoints } from '../../../../contract/passkeys.ts';
import { route } from '../../../http/route.ts';
import { viewPasskey } from './passkey.view.ts';
import { listPasskeys } from './passkeys.store.ts';

export const listPasskeysRoute = route(passkeyEndpoints.list, {
  access: 'signed-in',
  handler: async ({ context, user }) => (await listPasskeys(context.database.orm, user.id)).map(viewPasskey),
});
