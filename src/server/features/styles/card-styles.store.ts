import { desc, eq } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { cardStyles } from '../../db/tables/card-styles.ts';

export type CardStyleRow = typeof cardStyles.$inferSelect;

export async function listPresets(db: Executor): Promise<CardStyleRow[]> {
  return db
    .select()
    .from(cardStyles)
    .orderBy(desc(cardStyles.systemDefaultStyle), cardStyles.createdAt, cardStyles.seedKey);
}

export async function findPreset(db: Executor, id: string): Promise<CardStyleRow | null> {
  const [row] = await db.select().from(cardStyles).where(eq(cardStyles.id, id));
  return row ?? null;
}

/** Adds a seeded preset unless its seed was planted before, even if an administrator edited or deleted it. */
export async function insertSeededPresets(db: Executor, presets: (typeof cardStyles.$inferInsert)[]): Promise<void> {
  await db.insert(cardStyles).values(presets).onConflictDoNothing({ target: cardStyles.seedKey });
}

export async function seededKeys(db: Executor): Promise<Set<string>> {
  const rows = await db.select({ seedKey: cardStyles.seedKey }).from(cardStyles);
  return new Set(rows.flatMap((row) => row.seedKey ?? []));
}
