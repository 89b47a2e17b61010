import { type LoginProblem, loginEndpoints } from '../../../../contract/logins.ts';
import type { Context } from '../../../context.ts';
import { route } from '../../../http/route.ts';
import { setSessionCookie } from '../../../http/session.ts';
import { Refusal } from '../../../refusal.ts';
import { hashToken } from '../../../secrets/tokens.ts';
import { recordEvent } from '../../audit/public.ts';
import { type Attempt, attempts } from './attempt.ts';
import { enter } from './enter.ts';
import { linkLogin } from './link-login.ts';
import { takeReturn } from './linked-logins.store.ts';
import { LoginRefused } from './login-refused.ts';
import { requireProvider } from './open-attempt.ts';
import { proveLogin } from './prove-login.ts';

/**
 * Where a provider sends the browser back: logs in, or links the login to the account that asked for it. Always goes on
 * to a page, which says what went wrong.
 */
export const loginCallbackRoute = route(loginEndpoints.callback, {
  access: 'public',
  limit: 'entering',
  handler: async ({ context, params, user, request, reply }) => {
    const provider = requireProvider(context, params.key);
    const { search, searchParams } = new URL(request.url, context.config.publicUrl);
    reply.header('cache-control', 'no-store');
    const state = searchParams.get('state');
    const attempt = attempts.end(context, request, reply, (kept) => kept.state === state && kept.key === params.key);
    try {
      if (!attempt || !(await isFirstReturn(context, attempt))) throw new LoginRefused('lost');
      const proven = await proveLogin(context, provider, attempt, search);
      if (attempt.linksTo === null) {
        setSessionCookie(context, reply, await enter(context, request, { attempt, proven }));
      } else {
        if (user?.id !== attempt.linksTo) throw new LoginRefused('lost');
        await linkLogin(context, { userId: user.id, proven, request });
      }
      return reply.redirect(pageAt(context, attempt.returnTo), 303);
    } catch (error) {
      const problem = problemOf(error);
      if (attempt) await noteFailure(context, attempt, problem, request);
      return reply.redirect(pageAt(context, pathAfter(problem, attempt)), 303);
    }
  },
});

/** A copied cookie counts once. */
function isFirstReturn({ database, clock }: Context, { state, expiresAt }: Attempt): Promise<boolean> {
  return takeReturn(database.orm, {
    stateHash: hashToken(state),
    expiresAt: new Date(expiresAt),
    now: clock.now(),
  });
}

/** Complete, because a path like `/x/..//example.org` is another site once a browser has shortened it. */
function pageAt({ config }: Context, path: string): string {
  return new URL(path, config.publicUrl).href;
}

function pathAfter(problem: LoginProblem, attempt: Attempt | null): string {
  if (attempt && attempt.linksTo !== null) return `/settings?login=${problem}`;
  const search = new URLSearchParams({ login: problem });
  if (attempt && attempt.returnTo !== '/') search.set('redirect', attempt.returnTo);
  if (attempt?.invitation) search.set('invitation', attempt.invitation);
  return `/auth?${search}`;
}

/** Rethrows what is no refusal of the login. */
function problemOf(error: unknown): LoginProblem {
  if (error instanceof LoginRefused) return error.problem;
  if (!(error instanceof Refusal)) throw error;
  if (error.code === 'email_taken') return 'email-taken';
  if (error.code === 'rate_limited') return 'too-many-accounts';
  if (error.code !== 'forbidden') throw error;
  if (error.fields?.email) return 'operator-first';
  return error.fields?.invitation ? 'invitation-needed' : 'registration-closed';
}

async function noteFailure(
  { database }: Context,
  { key, linksTo }: Attempt,
  problem: LoginProblem,
  request: { id: string },
): Promise<void> {
  const details = { by: 'provider', provider: key, problem };
  await recordEvent(database.orm, { event: 'login-failed', actorId: linksTo, details, request });
}
