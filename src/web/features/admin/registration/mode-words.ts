import type { RegistrationView } from '../../../../contract/registration.ts';

/** Describes who may register. */
export function modeWords({ mode, publicAddress }: Pick<RegistrationView, 'mode' | 'publicAddress'>): string {
  if (mode === 'invite') return 'Only whom you invite can make an account (REGISTRATION=invite).';
  if (mode === 'closed') return 'Nobody can make an account, with an invitation neither (REGISTRATION=closed).';
  return publicAddress
    ? `Anyone who finds ${publicAddress} can make an account and send cards. The operator changes that with REGISTRATION=invite or REGISTRATION=closed.`
    : 'Anyone who reaches this Fondly can make an account (REGISTRATION=open).';
}
