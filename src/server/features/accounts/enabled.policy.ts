import { Refusal } from '../../refusal.ts';
import type { UserRow } from './users.store.ts';

/** Rejects a login to an account that an administrator disabled. Only whoever proved to be its owner is told. */
export function requireEnabled({ disabledAt }: Pick<UserRow, 'disabledAt'>): void {
  if (disabledAt)
    throw new Refusal('forbidden', 'This account is disabled. Whoever runs this Fondly can enable it again.');
}
