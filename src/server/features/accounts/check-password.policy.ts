import type { FastifyRequest } from 'fastify';
import { t } from '../../../contract/translate.ts';
import type { Context } from '../../context.ts';
import { networkOf, siteOf } from '../../http/network-of.ts';
import { sessionToken } from '../../http/session.ts';
import type { SessionUser } from '../../http/session-user.ts';
import { invalidField, Refusal } from '../../refusal.ts';
import { hashToken } from '../../secrets/tokens.ts';
import { type Happening, recordEvent, recordOnceAMinute } from '../audit/public.ts';
import { knownBrowser } from './known-browser.ts';
import {
  type AttemptCounter,
  countAttempt,
  findBlockedUntil,
  forgetAttempts,
  uncountAttempt,
} from './login-attempts.store.ts';
import { requirePasswords } from './password-use.policy.ts';
import { findUser, type UserRow } from './users.store.ts';

const minuteMs = 60_000;
const ofOneAccount = { freeTries: 5, forgetMs: 60 * minuteMs };
/** Many people share a network: it allows more tries and forgets them faster. */
const ofANetwork = { freeTries: 100, forgetMs: 2 * minuteMs };
/**
 * For an account from all networks together: more than anyone mistypes, but few enough that many networks guess no
 * faster than one.
 */
const ofAnAddress = { freeTries: 30, forgetMs: 10 * minuteMs };

/** A correct password resets `own` counters and only removes this try from `shared` ones. */
type Counters = { own: AttemptCounter; shared: AttemptCounter[] };

/**
 * Whether this is the password of the account with this address; false, after the same time, if there is no such
 * account (D1). Wrong passwords cause a delay that doubles up to 15 minutes. They count per address and network, per
 * address, and per network and site (the /48 of IPv6). A browser that has signed in to the account before has its own
 * count, so that guessing strangers lock nobody out.
 */
export async function checkLogin(
  context: Context,
  request: FastifyRequest,
  { account, email, password }: { account: UserRow | null; email: string; password: string },
): Promise<boolean> {
  const browser = account && knownBrowser(context, request, account);
  const network = networkOf(request.ip);
  const counters: Counters =
    account && browser
      ? { own: { keyHash: keyOf(context, 'browser', browser, account.id), ...ofOneAccount }, shared: [] }
      : {
          own: { keyHash: keyOf(context, 'address', email.toLowerCase(), network), ...ofOneAccount },
          shared: [
            { keyHash: keyOf(context, 'any-network', email.toLowerCase()), ...ofAnAddress },
            { keyHash: keyOf(context, 'network', network), ...ofANetwork },
            { keyHash: keyOf(context, 'site', siteOf(request.ip)), ...ofANetwork },
          ],
        };
  const subject = account && (['account', account.id] as const);
  const throttled: Happening = { event: 'login-throttled', actorId: null, ...(subject && { subject }), request };
  return checkCounted(context, counters, { stored: account?.password ?? null, password, throttled });
}

/**
 * Throws under `field` unless the password of the signed-in user is correct; each session has its own count. Returns
 * the hash that matched.
 */
export async function requireOwnPassword(
  context: Context,
  request: FastifyRequest,
  user: SessionUser,
  { field, password, message }: { field: string; password: string; message: string },
): Promise<string> {
  requirePasswords(context);
  const session = hashToken(sessionToken(context, request) ?? '');
  const own = { keyHash: keyOf(context, 'session', session, user.id), ...ofOneAccount };
  const refused: Happening = { event: 'password-refused', actorId: user.id, subject: ['account', user.id], request };
  const stored = (await findUser(context.database.orm, user.id))?.password ?? null;
  const isRight = await checkCounted(context, { own, shared: [] }, { stored, password, throttled: refused, field });
  if (isRight && stored !== null) return stored;
  await recordEvent(context.database.orm, refused);
  throw invalidField(field, message);
}

async function checkCounted(
  context: Context,
  { own, shared }: Counters,
  {
    stored,
    password,
    throttled,
    field,
  }: { stored: string | null; password: string; throttled: Happening; field?: string },
): Promise<boolean> {
  const db = context.database.orm;
  const now = context.clock.now();
  const all = [own, ...shared];
  const delays = await countAttempt(db, all, now);
  if (!delays) {
    await recordOnceAMinute(db, throttled);
    throw tooManyTries(await findBlockedUntil(db, all, now), now, field);
  }
  let correct: boolean;
  try {
    correct = await context.passwords.verify(stored, password);
  } catch (error) {
    // The server was too busy to check the password.
    await uncountAttempt(db, all, delays);
    throw error;
  }
  if (!correct) return false;
  await forgetAttempts(db, [own]);
  await uncountAttempt(db, shared, delays);
  return true;
}

function keyOf(context: Context, ...parts: (string | number)[]): string {
  return context.secretKey.derive('login-attempt', ...parts);
}

function tooManyTries(blockedUntil: Date, now: Date, field: string | undefined): Refusal {
  const seconds = Math.max(1, Math.ceil((blockedUntil.getTime() - now.getTime()) / 1000));
  const minutes = Math.ceil(seconds / 60);
  const wait =
    seconds < 60
      ? seconds === 1
        ? t`1 second`
        : t`${seconds} seconds`
      : minutes === 1
        ? t`1 minute`
        : t`${minutes} minutes`;
  const message = t`Too many wrong passwords. Please try again in ${wait}.`;
  return new Refusal('rate_limited', message, {
    retryAfterSeconds: seconds,
    ...(field && { fields: { [field]: message } }),
  });
}
