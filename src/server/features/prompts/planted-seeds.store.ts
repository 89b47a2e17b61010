import type { Executor } from '../../db/executor.ts';
import { plantedSeeds } from '../../db/tables/prompts.ts';

/** Notes a seed as planted; false when it was before, also when an administrator has deleted what grew from it (D43). */
export async function claimSeed(tx: Executor, key: string): Promise<boolean> {
  const rows = await tx.insert(plantedSeeds).values({ key }).onConflictDoNothing().returning();
  return rows.length === 1;
}

export async function plantedKeys(db: Executor): Promise<Set<string>> {
  return new Set((await db.select().from(plantedSeeds)).map(({ key }) => key));
}
