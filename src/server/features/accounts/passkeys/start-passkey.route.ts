import { passkeyEndpoints } from '../../../../contract/passkeys.ts';
import { route } from '../../../http/route.ts';
import { listPasskeys } from './passkeys.store.ts';
import { loadWebAuthn, newChallenge, relyingParty, userHandle } from './relying-party.ts';
import { requireOwner } from './require-owner.ts';

/** Requests a discoverable passkey, so that logging in needs no address. */
export const startPasskeyRoute = route(passkeyEndpoints.start, {
  access: 'signed-in',
  limit: 'password',
  handler: async ({ context, user, body, request }) => {
    await requireOwner(context, request, user, body.proof);
    const known = await listPasskeys(context.database.orm, user.id);
    const { rpId: rpID } = relyingParty(context);
    const { generateRegistrationOptions } = await loadWebAuthn();
    const {
      rp,
      user: account,
      challenge,
      pubKeyCredParams,
    } = await generateRegistrationOptions({
      rpName: 'Fondly',
      rpID,
      userName: user.email,
      userDisplayName: user.name,
      userID: new Uint8Array(Buffer.from(userHandle(context, user.id), 'base64url')),
      challenge: await newChallenge(context, user.id),
    });
    return {
      rp: { id: rpID, name: rp.name },
      user: account,
      challenge,
      pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ type: 'public-key' as const, alg })),
      timeout: 60_000,
      excludeCredentials: known.map(({ id }) => ({ type: 'public-key' as const, id })),
      authenticatorSelection: {
        residentKey: 'required' as const,
        requireResidentKey: true as const,
        userVerification: 'preferred' as const,
      },
      attestation: 'none' as const,
    };
  },
});
