import { pushEndpoints } from '../../../contract/push.ts';
import { route } from '../../http/route.ts';

export const pushKeyRoute = route(pushEndpoints.key, {
  access: 'signed-in',
  inOwnAccount: true,
  handler: async ({ context }) => ({ publicKey: context.push.publicKey }),
});
