import { t } from '../../../contract/translate.ts';
import { isTimeZone } from '../../../domain/due-time.ts';
import type { Context } from '../../context.ts';
import { violatedUnique } from '../../db/constraint-errors.ts';
import type { Executor } from '../../db/executor.ts';
import { languageOfReader } from '../../reader.ts';
import { Refusal } from '../../refusal.ts';
import { isPromisedBack } from './account-tokens.store.ts';
import { admit } from './admit.policy.ts';
import { boundRegistrations } from './bound-registrations.policy.ts';
import { administerIfOperator, freeOperatorsAddress, isOperatorsAddress } from './operators-address.policy.ts';
import { sendVerification } from './send-verification.ts';
import { isFresh } from './set-up-code.policy.ts';
import { changeUser, findUser, insertUser, lockUsers, type UserRow, usernamesLike } from './users.store.ts';

type Newcomer = {
  email: string;
  name: string;
  /** The hash; null if another login opens the account. */
  password: string | null;
  timeZone: string | null | undefined;
  invitation: string | null | undefined;
  /** The network address. */
  ip: string;
  /** Nobody had an account before, and the code in the log was right or not needed. */
  mayBeFirst: boolean;
  /** A believed provider checked the address. */
  isEmailProven: boolean;
};

/**
 * Creates an account if the newcomer is admitted (D54). The first account of an installation is its administrator,
 * unless the operator configured an address (D2). The language of the browser becomes that of the account, so that
 * mails have it too. Returns the invitation that was used.
 */
export async function createAccount(
  context: Context,
  tx: Executor,
  { email, name, password, invitation, ip, mayBeFirst, isEmailProven, timeZone: wished }: Newcomer,
): Promise<{ user: UserRow; invitationId: number | null }> {
  const now = context.clock.now();
  const timeZone = wished && isTimeZone(wished) ? wished : (context.installation.latest().timeZone ?? 'UTC');
  const language = languageOfReader();
  await lockUsers(tx);
  if (await isPromisedBack(tx, email, now)) throw emailTaken();
  const administers = await isFresh(context, tx);
  if (administers && !mayBeFirst) throw new Refusal('overloaded', t`Please try again.`, { retryAfterSeconds: 1 });
  const { awaitsApprovalSince, invitationId } = await admit(context, tx, { email, invitation });
  await freeOperatorsAddress(context, tx, email);
  const user = await insertUser(tx, {
    email,
    name,
    password,
    timeZone,
    username: freeUsername(email, await usernamesLike(tx, usernameBase(email))),
    isAdmin: administers,
    awaitsApprovalSince,
    preferences: language === 'en' ? {} : { language },
  }).catch(refuseTaken);
  if (invitationId === null) await boundRegistrations(context, tx, { userId: user.id, ip, timeZone });
  if (isEmailProven) {
    await changeUser(tx, user.id, { emailVerifiedAt: now });
    await administerIfOperator(context, tx, user);
  } else if (context.config.requireVerifiedEmail || isOperatorsAddress(context, email)) {
    await sendVerification(context, tx, user);
  }
  return { user: (await findUser(tx, user.id)) ?? user, invitationId };
}

/** Somebody has this address already. */
export function emailTaken(): Refusal {
  const message = t`There is already an account with this email address.`;
  return new Refusal('email_taken', message, { fields: { email: message } });
}

function refuseTaken(error: unknown): never {
  throw violatedUnique(error)?.startsWith('users_email') ? emailTaken() : error;
}

function usernameBase(email: string): string {
  return (
    (email.split('@')[0] ?? '')
      .toLowerCase()
      .replace(/[^a-z0-9._-]/g, '')
      .slice(0, 40) || 'user'
  );
}

function freeUsername(email: string, taken: Set<string>): string {
  const base = usernameBase(email);
  let name = base;
  for (let number = 2; taken.has(name); number += 1) name = `${base}${number}`;
  return name;
}
