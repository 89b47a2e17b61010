import { randomBytes } from 'node:crypto';
import type { Context } from '../../../context.ts';
import { hashToken } from '../../../secrets/tokens.ts';
import { deleteExpiredChallenges, insertChallenge } from './passkeys.store.ts';

const lastsMs = 5 * 60 * 1000;

/** What passkeys are bound to: the host of PUBLIC_URL, whatever a request calls itself. */
export function relyingParty({ config }: Context): { rpId: string; origin: string } {
  const { hostname, origin } = new URL(config.publicUrl);
  return { rpId: hostname, origin };
}

/** What the device knows the account by: it says nothing of whom it is. */
export function userHandle(context: Context, userId: number): string {
  return context.secretKey.derive('passkey-user', userId);
}

/** A challenge that is kept as its hash until it is used, or five minutes. Takes those along that have run out. */
export async function newChallenge(context: Context, userId: number | null): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(32));
  const db = context.database.orm;
  const now = context.clock.now();
  await deleteExpiredChallenges(db, now);
  const challengeHash = hashToken(Buffer.from(challenge).toString('base64url'));
  await insertChallenge(db, { challengeHash, userId, expiresAt: new Date(now.getTime() + lastsMs) });
  return challenge;
}
