import { signingEndpoints } from '../../../contract/signing.ts';
import { route } from '../../http/route.ts';
import { changeSigning } from './change-signing.ts';
import { revokeSignLinks } from './sign-links.store.ts';
import { endSigning } from './signings.store.ts';

/** Ends signing and its addresses; entries stay on the card. */
export const closeSigningRoute = route(signingEndpoints.close, {
  access: 'signed-in',
  scope: 'send',
  handler: async ({ context, user, params }) =>
    changeSigning(context, user.id, params.id, async (tx, card, signing) => {
      if (!signing || signing.endedAt) return;
      await endSigning(tx, card.id, context.clock.now());
      await revokeSignLinks(tx, card.id);
    }),
});
