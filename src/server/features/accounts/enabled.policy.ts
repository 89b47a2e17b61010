import { t } from '../../../contract/translate.ts';
import { Refusal } from '../../refusal.ts';
import type { UserRow } from './users.store.ts';

/** Rejects a login to an account that an administrator disabled. Call it once the login is proven: strangers are not told. */
export function requireEnabled({ disabledAt }: Pick<UserRow, 'disabledAt'>): void {
  if (disabledAt)
    throw new Refusal('forbidden', t`This account is disabled. The administrator of this Fondly can enable it again.`);
}
