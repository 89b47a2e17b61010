import type { PasskeyAssertion } from '../../../../contract/passkeys.ts';
import type { Context } from '../../../context.ts';
import { hashToken } from '../../../secrets/tokens.ts';
import type { UserRow } from '../users.store.ts';
import { findPasskey, notePasskeyUse, takeChallenge } from './passkeys.store.ts';
import { loadWebAuthn, relyingParty, userHandle } from './relying-party.ts';

/**
 * The user whose passkey signed an unused challenge of ours, at our own address, with an increased counter. Null if any
 * check fails; callers do not learn which.
 */
export async function verifyPasskey(context: Context, assertion: PasskeyAssertion): Promise<UserRow | null> {
  const db = context.database.orm;
  const now = context.clock.now();
  const found = await findPasskey(db, assertion.id);
  if (!found) return null;
  const { passkey, user } = found;
  const handle = assertion.response.userHandle;
  if (handle !== undefined && handle !== userHandle(context, user.id)) return null;
  const { rpId, origin } = relyingParty(context);
  const { id, publicKey, counter } = passkey;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const verified = await verifyAuthenticationResponse({
    response: { ...assertion, clientExtensionResults: {} },
    expectedChallenge: (challenge) => takeChallenge(db, { challengeHash: hashToken(challenge), userId: null, now }),
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
    requireUserVerification: false,
  }).catch(() => null);
  if (!verified?.verified) return null;
  return (await notePasskeyUse(db, id, verified.authenticationInfo.newCounter, now)) ? user : null;
}
