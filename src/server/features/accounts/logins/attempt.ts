import { z } from 'zod';
import { sealedCookie } from '../../../http/sealed-cookie.ts';

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
});
/** What the browser that starts a login keeps until it comes back from the provider. */
export type Attempt = z.infer<typeof attempt> & { expiresAt: number };

export const attempts = sealedCookie('login', attempt);
