import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { t } from '../../../contract/translate.ts';
import type { Config } from '../../config.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { networkOf, siteOf } from '../../http/network-of.ts';
import { Refusal } from '../../refusal.ts';
import { countAttempt, findBlockedUntil, forgetAttempts } from './login-attempts.store.ts';
import { countUsers } from './users.store.ts';

type Needed = Pick<Context, 'config' | 'secretKey'>;

const minuteMs = 60_000;
const ofOneNetwork = { freeTries: 5, forgetMs: 60 * minuteMs };
/** Letters and digits that are not confused when copied from a log: 60 bits in twelve. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeLength = 12;

/**
 * Whether there is no account yet and the first one becomes administrator; with ADMIN_EMAIL its mailed link decides.
 */
export async function isFresh({ config }: Pick<Context, 'config'>, db: Executor): Promise<boolean> {
  return !config.adminEmail && (await countUsers(db)) === 0;
}

/** The code that the first account needs, known only from the log; null if only this machine can register. */
export function setUpCode({ config, secretKey }: Needed): string | null {
  if (isLoopback(config)) return null;
  const bytes = Buffer.from(secretKey.derive('set-up-code'), 'base64url').subarray(0, codeLength);
  const letters = Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');
  return letters.replace(/(.{4})(?=.)/g, '$1-');
}

/** Throws unless the code is right or none is needed. Wrong codes delay the next try like wrong passwords. */
export async function requireSetUpCode(
  context: Context,
  request: FastifyRequest,
  typed: string | null | undefined,
): Promise<void> {
  const code = setUpCode(context);
  if (code === null) return;
  if (!typed) throw refused(t`Enter the code that Fondly printed into its log when it started.`);
  const db = context.database.orm;
  const now = context.clock.now();
  const counters = [`network ${networkOf(request.ip)}`, `site ${siteOf(request.ip)}`].map((from) => ({
    keyHash: context.secretKey.derive('set-up-attempt', from),
    ...ofOneNetwork,
  }));
  if (!(await countAttempt(db, counters, now))) {
    const waitMs = (await findBlockedUntil(db, counters, now)).getTime() - now.getTime();
    const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
    const message = t`Too many wrong codes. Please try again in ${retryAfterSeconds} seconds.`;
    throw new Refusal('rate_limited', message, { retryAfterSeconds, fields: { setUpCode: message } });
  }
  if (!isSame(context, plain(typed), plain(code)))
    throw refused(t`This is not the code in the log. Look for the line “The set-up asks for this code”.`);
  await forgetAttempts(db, counters);
}

function isLoopback({ host }: Config): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/** Compares hashes, so that the time says nothing about the code. */
function isSame({ secretKey }: Needed, left: string, right: string): boolean {
  const hash = (text: string) => Buffer.from(secretKey.derive('set-up-compare', text), 'base64url');
  return timingSafeEqual(hash(left), hash(right));
}

const plain = (code: string) => code.toUpperCase().replace(/[^0-9A-Z]/g, '');

function refused(message: string): Refusal {
  return new Refusal('forbidden', message, { fields: { setUpCode: message } });
}
