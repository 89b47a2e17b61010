import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { seal, unseal } from '../../secrets/seal.ts';

const lastsSeconds = 10 * 60;
const purpose = 'google attempt';

const attempt = z.object({
  userId: z.number(),
  state: z.string(),
  verifier: z.string(),
  expiresAt: z.number(),
});
/** What the browser keeps while its user is at Google. */
export type GoogleAttempt = z.infer<typeof attempt>;

/** `__Host-` binds it to this host and to https, if the site uses it. */
function cookieName({ config }: Context): string {
  return config.https ? '__Host-fondly_google' : 'fondly_google';
}

function cookieOptions({ config }: Context) {
  // Lax, because Google's page sends the browser back.
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: config.https } as const;
}

export function keepAttempt(context: Context, reply: FastifyReply, started: Omit<GoogleAttempt, 'expiresAt'>): void {
  const expiresAt = context.clock.now().getTime() + lastsSeconds * 1000;
  const sealed = seal(context.secretKey, purpose, JSON.stringify({ ...started, expiresAt }));
  reply.setCookie(cookieName(context), sealed, { ...cookieOptions(context), maxAge: lastsSeconds });
}

/** The attempt of this browser and user with this state, which ends with it; null if there is none that counts. */
export function endAttempt(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  { state, userId }: { state: string | null; userId: number | undefined },
): GoogleAttempt | null {
  const cookie = request.cookies[cookieName(context)]?.slice(0, 4000);
  const opened = cookie && unseal(context.secretKey, purpose, cookie);
  if (!opened) return null;
  const read = attempt.parse(JSON.parse(opened));
  // Another tab's answer leaves it.
  if (read.state !== state) return null;
  reply.clearCookie(cookieName(context), cookieOptions(context));
  return read.userId === userId && read.expiresAt > context.clock.now().getTime() ? read : null;
}
