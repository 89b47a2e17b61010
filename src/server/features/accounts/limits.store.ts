import { sql } from 'drizzle-orm';
import type { Limits } from '../../../contract/registration.ts';
import { defaultLimits } from '../../../domain/sending-limits.ts';
import type { Executor } from '../../db/executor.ts';
import { limits } from '../../db/tables/registration.ts';

/** The limits currently in effect. */
export async function findLimits(db: Executor): Promise<Limits> {
  const [row] = await db.select({ figures: limits.figures }).from(limits);
  return { ...defaultLimits, ...row?.figures };
}

/** Sets the given limits. */
export async function changeLimits(tx: Executor, figures: Partial<Limits>): Promise<void> {
  await tx
    .insert(limits)
    .values({ id: 1, figures })
    .onConflictDoUpdate({ target: limits.id, set: { figures: sql`${limits.figures} || excluded.figures` } });
}
