import { randomBytes } from 'node:crypto';
import type { Context } from '../../../context.ts';
import { hashToken } from '../../../secrets/tokens.ts';
import { deleteExpiredChallenges, insertChallenge } from './passkeys.store.ts';

const lastsMs = 5 * 60 * 1000;

/** The package that checks passkeys, loaded with the first of them: it takes 25 MB. */
export const loadWebAuthn = () => import('@simplewebauthn/server');

/** The host that passkeys are bound to: that of PUBLIC_URL, not of the request's Host header. */
export function relyingParty({ config }: Context): { rpId: string; origin: string } {
  const { hostname, origin } = new URL(config.publicUrl);
  return { rpId: hostname, origin };
}

/** The id that the device stores for the account; it reveals nothing about the user. */
export function userHandle(context: Context, userId: number): string {
  return context.secretKey.derive('passkey-user', userId);
}

/** A challenge, stored as a hash until it is used or five minutes old. Also deletes expired ones. */
export async function newChallenge(context: Context, userId: number | null): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(32));
  const db = context.database.orm;
  const now = context.clock.now();
  await deleteExpiredChallenges(db, now);
  const challengeHash = hashToken(Buffer.from(challenge).toString('base64url'));
  await insertChallenge(db, { challengeHash, userId, expiresAt: new Date(now.getTime() + lastsMs) });
  return challenge;
}
