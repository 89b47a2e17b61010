import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { recordEvent } from '../audit/public.ts';
import { changeUser, findUserByEmail, hasAdministrator, type UserRow } from './users.store.ts';

/**
 * Whether this is the address that the operator configured (ADMIN_EMAIL). Typing it proves nothing; confirming it does.
 */
export function isOperatorsAddress({ config }: Context, email: string): boolean {
  return email.toLowerCase() === config.adminEmail;
}

/**
 * Takes the operator's address from an account that never confirmed it, for the account that registers or confirms it
 * now. The old account keeps its data under an undeliverable address. False if the address is another one, free, or
 * confirmed.
 */
export async function freeOperatorsAddress(context: Context, tx: Executor, email: string): Promise<boolean> {
  if (!isOperatorsAddress(context, email)) return false;
  const holder = await findUserByEmail(tx, email);
  if (!holder || holder.emailVerifiedAt || holder.isAdmin) return false;
  await changeUser(tx, holder.id, { email: `replaced-${holder.id}@fondly.invalid` });
  return true;
}

/** Makes the first account that confirms the operator's address an administrator, and no later one (D2, D54). */
export async function administerIfOperator(
  context: Context,
  tx: Executor,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
): Promise<void> {
  if (!isOperatorsAddress(context, email) || (await hasAdministrator(tx))) return;
  await changeUser(tx, id, { isAdmin: true, awaitsApprovalSince: null });
  await recordEvent(tx, { event: 'admin-granted', actorId: id, subject: ['account', id] });
}
