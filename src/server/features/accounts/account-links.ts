import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { hashToken, newToken } from '../../secrets/tokens.ts';
import { type Happening, recordEvent } from '../audit/public.ts';
import { type AccountToken, endTokens, insertAccountToken } from './account-tokens.store.ts';

/**
 * Mails about an account: the link that confirms a new or first address, the link that undoes a change, the notice to a
 * user whose address another account requested (without a link), the link for a forgotten password, the invitation to share
 * an account, and the notice to its owner that somebody joined.
 */
export type AccountLinkKind =
  | 'email-change'
  | 'email-undo'
  | 'email-taken'
  | 'email-verify'
  | 'password-reset'
  | 'family-invitation'
  | 'family-joined';

const lastsMs: Record<AccountLinkKind, number> = {
  'email-change': 24 * 60 * 60 * 1000,
  'email-undo': 7 * 24 * 60 * 60 * 1000,
  'email-taken': 24 * 60 * 60 * 1000,
  'email-verify': 7 * 24 * 60 * 60 * 1000,
  'password-reset': 60 * 60 * 1000,
  'family-invitation': 7 * 24 * 60 * 60 * 1000,
  'family-joined': 24 * 60 * 60 * 1000,
};

/** Creates a link and queues its mail to `to`, within the transaction that requires it. */
export async function sendAccountLink(
  context: Context,
  tx: Executor,
  userId: number,
  kind: AccountLinkKind,
  data: { to: string; email: string; level?: string },
): Promise<AccountToken> {
  const { row } = await makeAccountLink(context, tx, userId, kind, data);
  await context.queue.send(tx, 'mail-account-link', { tokenHash: row.tokenHash });
  return row;
}

/** The link without a mail, for callers that deliver it otherwise. */
export async function makeAccountLink(
  context: Pick<Context, 'clock' | 'secretKey'>,
  tx: Executor,
  userId: number,
  kind: AccountLinkKind,
  data: { to: string; email: string; level?: string },
): Promise<{ token: string; row: AccountToken }> {
  const nonce = newToken();
  const token = tokenOf(context, userId, kind, nonce);
  const tokenHash = hashToken(token);
  const now = context.clock.now();
  const expiresAt = new Date(now.getTime() + lastsMs[kind]);
  const row = { tokenHash, kind, userId, data: { ...data, nonce }, createdAt: now, expiresAt, usedAt: null };
  await insertAccountToken(tx, row);
  return { token, row };
}

/** A link for a new password that somebody passes on by hand; earlier ones end. Returns its token. */
export async function makeResetLink(
  context: Pick<Context, 'clock' | 'secretKey'>,
  tx: Executor,
  { id, email }: { id: number; email: string },
  by: Pick<Happening, 'actorId' | 'request'>,
): Promise<string> {
  await endTokens(tx, id, ['password-reset'], context.clock.now());
  await recordEvent(tx, { event: 'reset-link-made', subject: ['account', id], ...by });
  return (await makeAccountLink(context, tx, id, 'password-reset', { to: email, email })).token;
}

/** The token of a link, derived again for each attempt to mail it: the database stores no usable token. */
export function linkToken(context: Context, { userId, kind, data }: AccountToken): string {
  return tokenOf(context, userId, kind, data.nonce ?? '');
}

function tokenOf(context: Pick<Context, 'secretKey'>, userId: number, kind: string, nonce: string): string {
  return context.secretKey.derive('account-link', userId, kind, nonce);
}
