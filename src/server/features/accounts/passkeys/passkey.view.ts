import type { PasskeyView } from '../../../../contract/passkeys.ts';
import type { PasskeyRow } from './passkeys.store.ts';

/** A passkey as its owner sees it, without public key and counter. */
export function viewPasskey({ id, name, createdAt, lastUsedAt }: PasskeyRow): PasskeyView {
  return { id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}
