import { z } from 'zod';
import { sealedCookie } from '../../http/sealed-cookie.ts';

const attempt = z.object({ userId: z.number(), state: z.string(), verifier: z.string() });
/** What the browser keeps while its user is at Google. */
export type GoogleAttempt = z.infer<typeof attempt>;

export const googleAttempts = sealedCookie('google', attempt);
