import { localeOfReader } from '../../../contract/locale-of-reader.ts';
import { t } from '../../../contract/translate.ts';
import { momentInWords } from '../../../domain/moment-words.ts';
import { dayMs, freeAgainAt } from '../../../domain/sending-limits.ts';
import type { Context } from '../../context.ts';
import type { Executor } from '../../db/executor.ts';
import { siteOf } from '../../http/network-of.ts';
import { isPublicAddress } from '../../public-address.ts';
import { Refusal } from '../../refusal.ts';
import { findLimits } from './limits.store.ts';
import { insertRegistration, listRegistrations } from './registrations.store.ts';

/**
 * Counts an account created without an invitation for its network (the /24 of IPv4, the /48 of IPv6); the caller has
 * locked the users. Throws above the limit for 24 hours. Applies only at a public address: in a home network everybody
 * has the same one.
 */
export async function boundRegistrations(
  context: Context,
  tx: Executor,
  { userId, ip, timeZone }: { userId: number; ip: string; timeZone: string },
): Promise<void> {
  const { publicUrl, rateLimitFactor } = context.config;
  if (rateLimitFactor === 0 || !isPublicAddress(publicUrl)) return;
  const now = context.clock.now();
  const networkHash = context.secretKey.derive('registration', siteOf(ip));
  const limit = Math.floor((await findLimits(tx)).registrationsPerNetwork * rateLimitFactor);
  const before = await listRegistrations(tx, networkHash, new Date(now.getTime() - dayMs));
  if (before.length >= limit) throw tooMany(limit, freeAgainAt(before, limit, dayMs), now, timeZone);
  await insertRegistration(tx, { networkHash, userId, at: now });
}

function tooMany(limit: number, free: Date | null, now: Date, timeZone: string): Refusal {
  const most = limit.toLocaleString(localeOfReader());
  const message = free
    ? t`At most ${most} accounts can be made from one network in 24 hours, and yours has made them. The next one is possible from ${momentInWords(free, timeZone)}. People with an invitation do not have to wait.`
    : t`At most ${most} accounts can be made from one network in 24 hours, and yours has made them. People with an invitation do not have to wait.`;
  const retryAfterSeconds = free ? Math.max(1, Math.ceil((free.getTime() - now.getTime()) / 1000)) : dayMs / 1000;
  return new Refusal('rate_limited', message, { retryAfterSeconds });
}
