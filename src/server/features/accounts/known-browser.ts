import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { hashToken, newToken } from '../../secrets/tokens.ts';
import type { UserRow } from './users.store.ts';

/** The maximum lifetime of a cookie in browsers (RFC 6265bis). */
const lastsSeconds = 400 * 24 * 60 * 60;
/** How many accounts a browser is known for; the last used ones stay. */
const mostAccounts = 5;
const token = /^[\w-]{43}$/;

type Account = Pick<UserRow, 'id' | 'password'>;

/**
 * A cookie that lists the accounts a browser has signed in to. It signs nobody in: it only gives the browser its own
 * count of wrong passwords, so that nobody elsewhere can lock it out.
 */
function cookieName(context: Context): string {
  return context.config.https ? '__Host-fondly_browser' : 'fondly_browser';
}

function readCookie(context: Context, request: FastifyRequest): { browser: string | null; marks: string[] } {
  const [browser = '', ...marks] = (request.cookies[cookieName(context)] ?? '').slice(0, 1000).split('.');
  return token.test(browser)
    ? { browser, marks: marks.filter((mark) => token.test(mark)) }
    : { browser: null, marks: [] };
}

/** Bound to the password: cookies from an earlier password are worthless. */
function markOf(context: Context, browser: string, account: Account): string {
  return context.secretKey.derive('known-browser', browser, account.id, account.password ?? '');
}

/** The browser's identifier if it has signed in to this account before, else null. */
export function knownBrowser(context: Context, request: FastifyRequest, account: Account): string | null {
  const { browser, marks } = readCookie(context, request);
  if (!browser) return null;
  const expected = hashToken(markOf(context, browser, account));
  return marks.some((mark) => hashToken(mark) === expected) ? browser : null;
}

/** Call with the account as it is after the sign-in or the change of its password. */
export function rememberBrowser(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  account: Account,
): void {
  const { browser, marks } = readCookie(context, request);
  const name = browser ?? newToken();
  const mark = markOf(context, name, account);
  const value = [name, mark, ...marks.filter((each) => each !== mark)].slice(0, 1 + mostAccounts).join('.');
  reply.setCookie(cookieName(context), value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: context.config.https,
    maxAge: lastsSeconds,
  });
}
