import type { FastifyRequest } from 'fastify';
import type { Context } from '../../../context.ts';
import type { Executor } from '../../../db/executor.ts';
import { recordEvent } from '../../audit/public.ts';
import { endTokens } from '../account-tokens.store.ts';
import { createAccount } from '../create-account.ts';
import { openSession } from '../open-session.ts';
import { administerIfOperator, isOperatorsAddress } from '../operators-address.policy.ts';
import { isFresh } from '../set-up-code.policy.ts';
import { shutOthersOut } from '../shut-others-out.ts';
import { changeUser, findUserByEmail, lockUser, lockUsers, type UserRow } from '../users.store.ts';
import { administerByGroup } from './administer-by-group.ts';
import type { Attempt } from './attempt.ts';
import { findAccountOf, insertLinkedLogin, noteLoginUse } from './linked-logins.store.ts';
import { LoginRefused } from './login-refused.ts';
import type { Proven } from './prove-login.ts';

/**
 * Opens a session of the account that a login belongs to: linked before, by a believed address, or new. Returns the
 * session's token. Throws LoginRefused, or the refusal of a new account.
 */
export async function enter(
  context: Context,
  request: FastifyRequest,
  { attempt, proven }: { attempt: Attempt; proven: Proven },
): Promise<string> {
  return context.database.transaction(async (tx) => {
    // Before any row: it keeps two administrators from losing administration at once.
    if (proven.isAdmin !== null) await lockUsers(tx);
    const known = (await findAccountOf(tx, proven)) ?? (await linkByEmail(context, tx, proven, request));
    if (known?.disabledAt) throw new LoginRefused('disabled');
    const { user, invitationId } = known
      ? { user: known, invitationId: null }
      : await register(context, tx, { attempt, proven, ip: request.ip });
    await noteLoginUse(tx, proven, { email: proven.email, lastUsedAt: context.clock.now() });
    if (proven.isAdmin !== null) await administerByGroup(tx, user, proven.isAdmin, request);
    return openSession(context, tx, user.id, request, {
      event: known ? 'provider-login' : 'registered',
      details: { provider: attempt.key, ...(invitationId !== null && { invitation: invitationId }) },
      provider: proven,
    });
  });
}

/** Links the login to the account with its address, if the operator believes the provider; null if there is none. */
async function linkByEmail(
  context: Context,
  tx: Executor,
  proven: Proven,
  request: FastifyRequest,
): Promise<UserRow | null> {
  const { email } = proven;
  const holder = email && (await findUserByEmail(tx, email));
  if (!holder) return null;
  if (!proven.isEmailProven) {
    if (!isOperatorsAddress(context, email)) throw new LoginRefused('email-taken');
    return null;
  }
  const account = await lockUser(tx, holder.id);
  if (!account || account.disabledAt) throw new LoginRefused('disabled');
  if (!account.emailVerifiedAt) await takeOver(context, tx, account);
  const now = context.clock.now();
  const id = await insertLinkedLogin(tx, { ...identityOf(proven), userId: account.id, email, createdAt: now });
  if (id === null) throw new LoginRefused('linked-already');
  await recordEvent(tx, { event: 'login-linked', actorId: account.id, subject: ['login', id], request });
  return lockUser(tx, account.id);
}

/** Nobody has shown that the address was theirs until now: whoever typed it keeps no way in, as with a mailed link. */
async function takeOver(context: Context, tx: Executor, account: UserRow): Promise<void> {
  const now = context.clock.now();
  await changeUser(tx, account.id, { password: null, emailVerifiedAt: now, pendingEmail: null });
  await endTokens(tx, account.id, ['password-reset', 'email-change', 'email-verify'], now);
  await shutOthersOut(tx, account.id, now);
  await administerIfOperator(context, tx, account);
}

async function register(
  context: Context,
  tx: Executor,
  { attempt, proven, ip }: { attempt: Attempt; proven: Proven; ip: string },
): Promise<{ user: UserRow; invitationId: number | null }> {
  const { email, isEmailProven } = proven;
  const { timeZone, invitation, mayBeFirst } = attempt;
  if (!email) throw new LoginRefused('no-email');
  if (!mayBeFirst && (await isFresh(context, tx))) throw new LoginRefused('set-up-code');
  const name = [proven.name, email.split('@')[0]].find((each) => each && each.length > 1) ?? email;
  const password = null;
  const newcomer = { email, name, password, timeZone, invitation, ip, mayBeFirst, isEmailProven };
  const made = await createAccount(context, tx, newcomer);
  const createdAt = context.clock.now();
  await insertLinkedLogin(tx, { ...identityOf(proven), userId: made.user.id, email, createdAt });
  return made;
}

const identityOf = ({ issuer, subject }: Proven) => ({ issuer, subject });
