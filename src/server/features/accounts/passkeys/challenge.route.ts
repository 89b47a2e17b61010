import { passkeyEndpoints } from '../../../../contract/passkeys.ts';
import { route } from '../../../http/route.ts';
import { loadWebAuthn, newChallenge, relyingParty } from './relying-party.ts';

/** Contains no account: the device offers its passkeys for this address. */
export const challengeRoute = route(passkeyEndpoints.challenge, {
  access: 'public',
  limit: 'entering',
  handler: async ({ context }) => {
    const { rpId: rpID } = relyingParty(context);
    const { generateAuthenticationOptions } = await loadWebAuthn();
    const { challenge } = await generateAuthenticationOptions({ rpID, challenge: await newChallenge(context, null) });
    return { challenge, rpId: rpID, timeout: 60_000, userVerification: 'preferred' as const };
  },
});
