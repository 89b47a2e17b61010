import { createHash } from 'node:crypto';
import type { SessionView } from '../../../contract/accounts.ts';
import type { sessions } from '../../db/tables/users.ts';
import { deviceOf } from './device-of.ts';

type SessionRow = Pick<typeof sessions.$inferSelect, 'tokenHash' | 'userAgent' | 'createdAt' | 'lastSeenAt'>;

/** A session as its user sees it. The name is made from the stored hash, which itself stays here. */
export function viewSession(row: SessionRow, ownHash: string | null): SessionView {
  return {
    id: createHash('sha256').update(row.tokenHash).digest('base64url').slice(0, 16),
    device: row.userAgent && deviceOf(row.userAgent),
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    isCurrent: row.tokenHash === ownHash,
  };
}
