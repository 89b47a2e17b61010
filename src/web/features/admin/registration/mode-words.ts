import type { RegistrationView } from '../../../../contract/registration.ts';
import { t } from '../../../../contract/translate.ts';

/** Describes who may register. */
export function modeWords({ mode, publicAddress }: Pick<RegistrationView, 'mode' | 'publicAddress'>): string {
  if (mode === 'invite') return t`Only people you invite can make an account.`;
  if (mode === 'closed') return t`Nobody can make an account, not even with an invitation.`;
  return publicAddress
    ? t`Anyone who finds ${publicAddress} can make an account and send cards.`
    : t`Anyone who reaches this Fondly can make an account.`;
}
