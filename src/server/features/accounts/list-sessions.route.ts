import { createHash } from 'node:crypto';
import { accountEndpoints, type SessionView } from '../../../contract/accounts.ts';
import type { sessions } from '../../db/tables/users.ts';
import { route } from '../../http/route.ts';
import { sessionToken } from '../../http/session.ts';
import { hashToken } from '../../secrets/tokens.ts';
import { deviceOf } from './device-of.ts';
import { listSessions } from './sessions.store.ts';

/** The user's sessions, the last used first. */
export const listSessionsRoute = route(accountEndpoints.sessions, {
  access: 'signed-in',
  handler: async ({ context, user, request }) => {
    const own = sessionToken(context, request);
    const rows = await listSessions(context.database.orm, user.id, context.clock.now());
    return rows.map((row) => viewSession(row, own ? hashToken(own) : null));
  },
});

type SessionRow = Pick<typeof sessions.$inferSelect, 'tokenHash' | 'userAgent' | 'createdAt' | 'lastSeenAt'>;

/** A session as its user sees it. Its id is derived from the stored hash, which is not sent. */
function viewSession(row: SessionRow, ownHash: string | null): SessionView {
  return {
    id: createHash('sha256').update(row.tokenHash).digest('base64url').slice(0, 16),
    device: row.userAgent && deviceOf(row.userAgent),
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    isCurrent: row.tokenHash === ownHash,
  };
}
