import type { SendingState } from '../../../contract/accounts.ts';
import type { Config } from '../../config.ts';
import type { UserRow } from './users.store.ts';

/** Whether what an account approves goes out, and if not, for which reason. */
export function sendingState(
  user: Pick<UserRow, 'sendingStoppedAt' | 'awaitsApprovalSince' | 'emailVerifiedAt'>,
  { requireVerifiedEmail }: Pick<Config, 'requireVerifiedEmail'>,
): SendingState {
  if (user.sendingStoppedAt) return 'stopped';
  if (user.awaitsApprovalSince) return 'awaits-approval';
  return requireVerifiedEmail && !user.emailVerifiedAt ? 'unconfirmed' : 'allowed';
}
