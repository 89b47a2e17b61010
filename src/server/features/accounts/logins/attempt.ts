import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context } from '../../../context.ts';
import { seal, unseal } from '../../../secrets/seal.ts';

const lastsSeconds = 10 * 60;
const purpose = 'login-attempt';

const attempt = z.object({
  /** The provider. */
  key: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** A path on this site. */
  returnTo: z.string(),
  /** The account that a login is linked to; null for logging in. */
  linksTo: z.number().nullable(),
  timeZone: z.string().nullable(),
  invitation: z.string().nullable(),
  /** The code in the log was right, or none was needed, so the first account may be made. */
  mayBeFirst: z.boolean(),
  expiresAt: z.number(),
});
/** What the browser that starts a login keeps until it comes back from the provider. */
export type Attempt = z.infer<typeof attempt>;

/** Binds the attempt to the browser. `__Host-` binds it to this host and to https, if the site uses it. */
function cookieName({ config }: Context): string {
  return config.https ? '__Host-fondly_login' : 'fondly_login';
}

function cookieOptions({ config }: Context) {
  // Lax, because the provider's page sends the browser back.
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: config.https } as const;
}

export function keepAttempt(context: Context, reply: FastifyReply, started: Omit<Attempt, 'expiresAt'>): void {
  const expiresAt = context.clock.now().getTime() + lastsSeconds * 1000;
  const sealed = seal(context.secretKey, purpose, JSON.stringify({ ...started, expiresAt }));
  reply.setCookie(cookieName(context), sealed, { ...cookieOptions(context), maxAge: lastsSeconds });
}

/**
 * The attempt of this browser with this provider and state, which ends with it; null if there is none or it took too
 * long. Another tab's answer leaves it.
 */
export function endAttempt(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  { key, state }: { key: string; state: string | null },
): Attempt | null {
  const cookie = request.cookies[cookieName(context)]?.slice(0, 8000);
  const opened = cookie && unseal(context.secretKey, purpose, cookie);
  if (!opened) return null;
  const read = attempt.parse(JSON.parse(opened));
  if (read.state !== state || read.key !== key) return null;
  reply.clearCookie(cookieName(context), cookieOptions(context));
  return read.expiresAt > context.clock.now().getTime() ? read : null;
}
