import type { FastifyRequest } from 'fastify';
import type { OwnerProof } from '../../../../contract/passkeys.ts';
import { t } from '../../../../contract/translate.ts';
import type { Context } from '../../../context.ts';
import type { SessionUser } from '../../../http/session-user.ts';
import { invalidField } from '../../../refusal.ts';
import { requireOwnPassword } from '../check-password.policy.ts';
import { requireLoginInstead } from '../own-login.policy.ts';
import { verifyPasskey } from './verify-passkey.ts';

/**
 * Throws unless the caller proves ownership with the password or a passkey, or without a password by a recent login:
 * the session alone may have been left open.
 */
export async function requireOwner(
  context: Context,
  request: FastifyRequest,
  user: SessionUser,
  proof: OwnerProof,
): Promise<void> {
  if ('password' in proof) {
    const message = t`This is not your password.`;
    await requireOwnPassword(context, request, user, { field: 'proof.password', password: proof.password, message });
    return;
  }
  if ('recentLogin' in proof)
    return requireLoginInstead(context, request, user, { field: 'proof.password', message: t`Enter your password` });
  const owner = await verifyPasskey(context, proof.passkey);
  if (owner?.id !== user.id)
    throw invalidField('proof.passkey', t`This passkey did not work. Use your password instead.`);
}
