import { passkeyEndpoints } from '../../../../contract/passkeys.ts';
import { t } from '../../../../contract/translate.ts';
import { route } from '../../../http/route.ts';
import { invalidField, notFound, Refusal } from '../../../refusal.ts';
import { hashToken } from '../../../secrets/tokens.ts';
import { recordEvent } from '../../audit/public.ts';
import { lockUser } from '../users.store.ts';
import { viewPasskey } from './passkey.view.ts';
import { countPasskeys, insertPasskey, takeChallenge } from './passkeys.store.ts';
import { loadWebAuthn, relyingParty } from './relying-party.ts';

const mostPasskeys = 20;

/** Accepts the passkey that the browser created for a challenge of this account's owner. */
export const addPasskeyRoute = route(passkeyEndpoints.add, {
  access: 'signed-in',
  limit: 'password',
  handler: async ({ context, user, body, request, reply }) => {
    const { rpId, origin } = relyingParty(context);
    const now = context.clock.now();
    if (await hasCertificates(body.passkey.response.attestationObject)) throw notAdded();
    const { verifyRegistrationResponse } = await loadWebAuthn();
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...body.passkey, clientExtensionResults: {} },
      expectedChallenge: (challenge) =>
        takeChallenge(context.database.orm, { challengeHash: hashToken(challenge), userId: user.id, now }),
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: false,
    }).catch(() => ({ registrationInfo: undefined }));
    if (!registrationInfo) throw notAdded();
    const { id, publicKey, counter } = registrationInfo.credential;
    const passkey = await context.database.transaction(async (tx) => {
      if (!(await lockUser(tx, user.id))) throw notFound(t`Your account was not found.`);
      if ((await countPasskeys(tx, user.id)) >= mostPasskeys) {
        throw new Refusal('illegal_transition', t`An account has at most ${mostPasskeys} passkeys. Remove one first.`);
      }
      const row = await insertPasskey(tx, {
        id,
        userId: user.id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: body.passkey.response.transports ?? [],
        name: body.name,
        createdAt: now,
      });
      if (!row) throw new Refusal('illegal_transition', t`This passkey is already known.`);
      await recordEvent(tx, { event: 'passkey-added', actorId: user.id, subject: ['passkey', id], request });
      return row;
    });
    reply.status(201);
    return viewPasskey(passkey);
  },
});

/** Certificates are not accepted: none were requested, and reading them would mean following the addresses in them. */
async function hasCertificates(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  try {
    const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
    return !['none', 'packed'].includes(decoded.get('fmt')) || decoded.get('attStmt').get('x5c') !== undefined;
  } catch {
    return true;
  }
}

function notAdded(): Refusal {
  return invalidField('passkey', t`The passkey could not be added. Please try again.`);
}
