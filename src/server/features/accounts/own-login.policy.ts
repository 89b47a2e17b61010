import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import type { SessionUser } from '../../http/session-user.ts';
import { invalidField } from '../../refusal.ts';
import { usesPassword } from './password-use.policy.ts';
import { requireRecentLogin } from './recent-login.policy.ts';
import { findUser } from './users.store.ts';

/** For an account without a password: a recent login proves its owner. Throws under `field` if it has one. */
export async function requireLoginInstead(
  context: Context,
  request: FastifyRequest,
  user: SessionUser,
  { field, message }: { field: string; message: string },
): Promise<void> {
  const account = await findUser(context.database.orm, user.id);
  if (account && usesPassword(context, account)) throw invalidField(field, message);
  await requireRecentLogin(context, request);
}
