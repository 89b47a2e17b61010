import type { LinkedLoginView } from '../../../../contract/logins.ts';
import type { Providers } from '../../../oidc/providers.ts';
import type { LinkedLoginRow } from './linked-logins.store.ts';

/** A login as its owner sees it, named like its provider, or like its host if that is not configured any more. */
export function viewLinkedLogin(
  { id, issuer, email, createdAt, lastUsedAt }: LinkedLoginRow,
  providers: Providers,
): LinkedLoginView {
  return {
    id,
    name: providers.findByIssuer(issuer)?.name ?? new URL(issuer).hostname,
    email,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
