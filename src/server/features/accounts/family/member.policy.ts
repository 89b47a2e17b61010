import type { Scope } from '../../../../contract/access-tokens.ts';
import { scopesOfLevel } from '../../../../contract/family.ts';
import { t } from '../../../../contract/translate.ts';
import type { Acting } from '../../../acting.ts';
import { Refusal } from '../../../refusal.ts';
import type { SessionAccount } from '../sessions.store.ts';

/**
 * The account of another that a session acts in. Throws if its user is no member any more: the session does not go on in
 * its own account, where what was meant for the other one would land.
 */
export function actingIn({ user, chosen }: SessionAccount): Acting | null {
  if (!chosen) return null;
  const { membershipId, level, owner, ownerDisabledAt } = chosen;
  if (!owner || !level) {
    const message = t`You are no longer a member of this account. Go back to your own.`;
    throw new Refusal('account_changed', message);
  }
  if (ownerDisabledAt) throw accountIsDisabled(owner.name);
  // Administration belongs to the person, not to the account that they share.
  return { membershipId, level, account: { ...owner, isAdmin: false }, member: user };
}

export function accountIsDisabled(name: string): Refusal {
  const message = t`${name}’s account is disabled. The administrator of this Fondly can enable it again.`;
  return new Refusal('account_changed', message);
}

/** Throws unless the member's level has this scope; null is a call for the owner alone. */
export function requireLevel({ level, account: { name } }: Acting, scope: Scope | null): void {
  if (scope === null)
    throw new Refusal('forbidden', t`Only ${name} can do this here. In your own account you can do it too.`);
  if (scopesOfLevel[level].includes(scope)) return;
  throw new Refusal(
    'forbidden',
    level === 'view'
      ? t`${name} shares this account with you to look at. Ask them if you want to change something.`
      : t`You can make cards here, and ${name} approves and sends them.`,
  );
}
