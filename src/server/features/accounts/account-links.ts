import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { hashToken, newToken } from '../../secrets/tokens.ts';
import { type AccountToken, insertAccountToken } from './account-tokens.store.ts';

/**
 * What is mailed about an account: the link that confirms a new address or the first one, the one that takes a change back,
 * the note to someone whose address another account asked for (it has no link), and the link for a forgotten password.
 */
export type AccountLinkKind = 'email-change' | 'email-undo' | 'email-taken' | 'email-verify' | 'password-reset';

const lastsMs: Record<AccountLinkKind, number> = {
  'email-change': 24 * 60 * 60 * 1000,
  'email-undo': 7 * 24 * 60 * 60 * 1000,
  'email-taken': 24 * 60 * 60 * 1000,
  'email-verify': 7 * 24 * 60 * 60 * 1000,
  'password-reset': 60 * 60 * 1000,
};

/** Makes a link and has it mailed to `to`, in the transaction that makes it necessary. */
export async function sendAccountLink(
  context: Context,
  tx: Executor,
  userId: number,
  kind: AccountLinkKind,
  data: { to: string; email: string },
): Promise<void> {
  const { tokenHash } = await makeAccountLink(context, tx, userId, kind, data);
  await context.queue.send(tx, 'mail-account-link', { tokenHash });
}

/** The link alone, for who hands it over in another way. */
export async function makeAccountLink(
  context: Pick<Context, 'clock' | 'secretKey'>,
  tx: Executor,
  userId: number,
  kind: AccountLinkKind,
  data: { to: string; email: string },
): Promise<{ token: string; tokenHash: string }> {
  const nonce = newToken();
  const token = tokenOf(context, userId, kind, nonce);
  const tokenHash = hashToken(token);
  const now = context.clock.now();
  const expiresAt = new Date(now.getTime() + lastsMs[kind]);
  await insertAccountToken(tx, { tokenHash, kind, userId, data: { ...data, nonce }, createdAt: now, expiresAt });
  return { token, tokenHash };
}

/** The token in a link, made again for each try of its mail: the database keeps nothing that opens it. */
export function linkToken(context: Context, { userId, kind, data }: AccountToken): string {
  return tokenOf(context, userId, kind, data.nonce ?? '');
}

function tokenOf(context: Pick<Context, 'secretKey'>, userId: number, kind: string, nonce: string): string {
  return context.secretKey.derive('account-link', userId, kind, nonce);
}
