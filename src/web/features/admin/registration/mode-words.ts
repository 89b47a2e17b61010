import type { RegistrationView } from '../../../../contract/registration.ts';

/** Describes who may register. */
export function modeWords({ mode, publicAddress }: Pick<RegistrationView, 'mode' | 'publicAddress'>): string {
  if (mode === 'invite') return 'Only people you invite can make an account.';
  if (mode === 'closed') return 'Nobody can make an account, not even with an invitation.';
  return publicAddress
    ? `Anyone who finds ${publicAddress} can make an account and send cards.`
    : 'Anyone who reaches this Fondly can make an account.';
}
