import type { AccessTokenView } from '../../../../contract/access-tokens.ts';
import { type AccessTokenRow, hasEnded } from './access-tokens.store.ts';

/** A token as its owner sees it, without its hash. */
export function viewAccessToken(row: AccessTokenRow, now: Date): AccessTokenView {
  const { id, name, scopes, createdAt, lastUsedOn, expiresAt } = row;
  return {
    id,
    name,
    scopes,
    createdAt: createdAt.toISOString(),
    lastUsedOn,
    expiresAt: expiresAt?.toISOString() ?? null,
    isExpired: hasEnded(row, now),
  };
}
