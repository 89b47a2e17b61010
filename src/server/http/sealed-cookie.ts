import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { seal, unseal } from '../secrets/seal.ts';

const lastsSeconds = 10 * 60;
/** More than any browser keeps. */
const mostCharacters = 8000;

/** What a browser keeps while its user is at another site, which sends it back with `state`. */
export type SealedCookie<Kept extends { state: string }> = {
  keep(context: Context, reply: FastifyReply, kept: Kept): void;
  /**
   * What this browser keeps, which ends with it; null if there is nothing or it took too long. What `isMeant` does not
   * accept is left, for the answer to another tab.
   */
  end(
    context: Context,
    request: FastifyRequest,
    reply: FastifyReply,
    isMeant: (kept: Kept) => boolean,
  ): (Kept & { expiresAt: number }) | null;
};

/** Binds what its user began to the browser: nobody else can read, change or keep it for longer than ten minutes. */
export function sealedCookie<Kept extends { state: string }>(name: string, shape: z.ZodType<Kept>): SealedCookie<Kept> {
  const purpose = `cookie ${name}`;
  const whole = z.object({ kept: shape, expiresAt: z.number() });
  // `__Host-` binds it to this host and to https, if the site uses it.
  const nameOn = ({ config }: Context) => (config.https ? `__Host-fondly_${name}` : `fondly_${name}`);
  // Lax, because the other site's page sends the browser back.
  const optionsOn = ({ config }: Context) =>
    ({ path: '/', httpOnly: true, sameSite: 'lax', secure: config.https }) as const;

  return {
    keep: (context, reply, kept) => {
      const expiresAt = context.clock.now().getTime() + lastsSeconds * 1000;
      const sealed = seal(context.secretKey, purpose, JSON.stringify({ kept, expiresAt }));
      reply.setCookie(nameOn(context), sealed, { ...optionsOn(context), maxAge: lastsSeconds });
    },
    end: (context, request, reply, isMeant) => {
      const cookie = request.cookies[nameOn(context)]?.slice(0, mostCharacters);
      const opened = cookie && unseal(context.secretKey, purpose, cookie);
      if (!opened) return null;
      const { kept, expiresAt } = whole.parse(JSON.parse(opened));
      if (!isMeant(kept)) return null;
      reply.clearCookie(nameOn(context), optionsOn(context));
      return expiresAt > context.clock.now().getTime() ? { ...kept, expiresAt } : null;
    },
  };
}
