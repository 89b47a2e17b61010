import type { Executor } from '../../../db/executor.ts';
import { recordEvent } from '../../audit/public.ts';
import { changeUser, hasAdministrator, type UserRow } from '../users.store.ts';

/** Gives or takes administration as the provider's groups say, never the last administrator's. Call with users locked. */
export async function administerByGroup(
  tx: Executor,
  account: UserRow,
  isMember: boolean,
  request: { id: string },
): Promise<void> {
  if (isMember === account.isAdmin) return;
  if (!isMember && !(await hasAdministrator(tx, account.id))) return;
  const isFree = { awaitsApprovalSince: null, sendingStoppedAt: null };
  await changeUser(tx, account.id, { isAdmin: isMember, ...(isMember && isFree) });
  await recordEvent(tx, {
    event: isMember ? 'admin-granted' : 'admin-revoked',
    actorId: null,
    subject: ['account', account.id],
    details: { by: 'group' },
    request,
  });
}
