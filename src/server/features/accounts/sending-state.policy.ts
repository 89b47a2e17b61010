import type { SendingState } from '../../../contract/accounts.ts';
import type { Config } from '../../config.ts';
import type { UserRow } from './users.store.ts';

/** Whether the approved cards of an account are sent, and if not, why. */
export function sendingState(
  user: Pick<UserRow, 'sendingStoppedAt' | 'disabledAt' | 'awaitsApprovalSince' | 'emailVerifiedAt'>,
  { requireVerifiedEmail }: Pick<Config, 'requireVerifiedEmail'>,
): SendingState {
  if (user.sendingStoppedAt || user.disabledAt) return 'stopped';
  if (user.awaitsApprovalSince) return 'awaits-approval';
  return requireVerifiedEmail && !user.emailVerifiedAt ? 'unconfirmed' : 'allowed';
}
